import { defineConfig } from '@playwright/test'
import { browser, windows } from './tests/support/browser.ts'

const { launchOptions } = browser
// Each page lives for seconds, in which optimizing its scripts costs more than it gives: a tenth of the time.
const args = [...launchOptions.args, '--js-flags=--no-opt --no-maglev']

/**
 * Components in a real browser, without the product's server: each test shows one by `stage.show` and answers its calls,
 * see tests/support/stage.ts. It has the windows and tags of the journeys.
 */
export default defineConfig({
  testDir: 'tests/components',
  globalSetup: './tests/support/stage-build.ts',
  outputDir: 'test-results/components',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Two left a seventh of two cores idle: 232 tests took 481 s by two, 418 s by three.
  workers: 3,
  fullyParallel: true,
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  // A page that has shown the product before needn't compile it again. What Playwright leaves of a test, `stage` takes away.
  use: { ...browser, launchOptions: { ...launchOptions, args }, reuseContext: true },
  projects: windows,
})
