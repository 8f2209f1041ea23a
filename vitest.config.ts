import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const env = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  AUTH_SECRET: 'a secret of the tests, forty letters long',
  TZ: 'UTC',
  // The product starts a thread for each paper and statement, which then compiles nothing anew: a third less time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'dontali-tests-compiled'),
} as const

// Each worker loads a module once: loading it again for every file took longer than the tests.
const sharedWorkers = { isolate: false, setupFiles: 'tests/support/own-process.ts' }

/** The order of files that TESTS_IN_ORDER has; without one Vitest's own. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const order = process.env.TESTS_IN_ORDER?.split(' ')
    if (!order) return super.sort(files)
    const place = ({ moduleId }: TestSpecification) =>
      order.findIndex((file) => moduleId.endsWith(file))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}

/**
 * unit: no database, no network. api: handlers and commands against a real PostgreSQL, a fresh database a file.
 * faults: the real process of a production build, killed and restarted; it mostly waits, so that three files run at once.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: InOrder },
    // By default two cores would carry one, which waits for the database half of the time.
    maxWorkers: 3,
    // How many of the benches, whose tests are concurrent, run at once.
    maxConcurrency: 2,
    // A busy machine may take thirty times as long; what hangs is found all the same.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          env,
          ...sharedWorkers,
          // Its middleware imports next/server, which only a bundler finds.
          server: { deps: { inline: ['next-intl'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          env,
          ...sharedWorkers,
          globalSetup: 'tests/support/postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          env,
          globalSetup: 'tests/support/postgres.ts',
          testTimeout: 480_000,
          hookTimeout: 480_000,
        },
      },
    ],
  },
})
