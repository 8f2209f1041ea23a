import { join } from 'node:path'
import { defineConfig } from 'vite'

const own = (file: string) => join(import.meta.dirname, file)

/** The page on which the component tests show one part of the product: built once, without Next. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  logLevel: 'error',
  publicDir: false,
  resolve: {
    alias: [
      { find: 'next/link', replacement: own('link.tsx') },
      { find: /^next-intl$/, replacement: own('intl.tsx') },
    ],
  },
  // As in the product: React without its warnings, and no setting of the build.
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  build: {
    outDir: process.env.STAGE_DIR ?? '',
    emptyOutDir: false,
    target: 'esnext',
    minify: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: own('main.tsx') },
      output: {
        entryFileNames: '[name].js',
        // A module in a chunk of many runs only where it is imported.
        strictExecutionOrder: true,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'packages', test: /node_modules\/(?!heic-to|chart|unpdf)/ },
            { name: 'staff', test: /components\/staff\/.*\.tsx?$/ },
            { name: 'shared', test: /(components|lib)\/.*\.tsx?$/ },
          ],
        },
      },
    },
  },
})
