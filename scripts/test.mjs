// `npm test`: all checks and tests from a fresh clone; runs on the machine's own Node (20 or later).
// `npm test -- chat tests/api/status`: only the tests in files whose path contains one of these words.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { build, dataDir, install, node } from './prepare.mjs'
import { at, endRunning, onEnd, run, Stop, seconds } from './steps.mjs'
import { readPlaywright, readVitest } from './test-reports.mjs'
import { selectTests, testFiles } from './test-selection.mjs'

const limitMinutes = 44
const logs = join(dataDir, 'logs')
const filters = process.argv.slice(2)
const total = { passed: 0, failed: 0, failures: [], retried: [] }

// Everything that the tests write is in here, and so is every database that they start.
const temporary = mkdtempSync(join(tmpdir(), 'dontali-tests-'))
chmodSync(temporary, 0o755)

onEnd(() => finish('Stopped.'))
setTimeout(() => finish(`Not done within ${limitMinutes} minutes.`), limitMinutes * 60_000).unref()

try {
  await (filters.length > 0 ? some() : all())
  finish()
} catch (error) {
  finish(error instanceof Stop ? error.message : error.stack)
}

async function all() {
  await install({ logs, tools: true })
  await checks()
  await vitest(['unit', 'api'])
  await playwright('components')
  await build({ logs })
  await vitest(['faults'])
  await playwright('e2e')
}

/** The tests that the filters name, with what they need and no more. */
async function some() {
  const files = selectTests(testFiles(), filters)
  const among = (...kinds) => kinds.filter((kind) => files[kind].length > 0)
  await install({ logs, tools: true })
  const quick = among('unit', 'api')
  if (quick.length > 0) await vitest(quick, [...files.unit, ...files.api])
  if (files.components.length > 0) await playwright('components', files.components)
  if (among('faults', 'e2e').length > 0) await build({ logs })
  if (files.faults.length > 0) await vitest(['faults'], files.faults)
  if (files.e2e.length > 0) await playwright('e2e', files.e2e)
}

/** The steps of `npm run check`, each counted as one. */
async function checks() {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  for (const command of scripts.check.split(' && ')) {
    const name = command.replace('npm run ', '')
    title(name)
    const code = await run('/bin/sh', ['-c', scripts[name] ?? command], { env: env() })
    if (code === 0) total.passed += 1
    else fail(name)
  }
}

/** Vitest on some of its projects: on these files, or on all. */
async function vitest(projects, files = []) {
  title(projects.join(' and '))
  const report = join(temporary, `${projects.join('-')}.json`)
  const code = await run(
    node,
    [
      at('node_modules/vitest/vitest.mjs'),
      'run',
      ...files,
      ...projects.map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: env() },
  )
  tally(projects.join(' and '), code, readVitest(read(report)))
}

/** The settings of Playwright for each folder of its tests. */
const configs = { components: 'playwright.components.config.ts', e2e: 'playwright.config.ts' }

/** Playwright on these files of a kind, or on all. */
async function playwright(kind, files = []) {
  title(kind)
  const browser = await findBrowser({ logs })
  const report = join(temporary, `${kind}.json`)
  const code = await run(
    node,
    [
      at('node_modules/@playwright/test/cli.js'),
      'test',
      ...files,
      `--config=${configs[kind]}`,
      '--reporter=list,json',
    ],
    {
      env: env({
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(browser && { CHROMIUM_PATH: browser }),
      }),
    },
  )
  tally(kind, code, readPlaywright(read(report)))
}

/** Adds what a runner counted. One that fails without a failed test has still failed, and is named itself. */
function tally(runner, code, { passed, failed, failures, retried }) {
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)
  total.retried.push(...retried)
  if (code !== 0 && failed === 0) fail(`${runner}, which ended with code ${code}`)
}

function fail(name) {
  total.failed += 1
  total.failures.push(name)
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

/** Whatever this machine is set to, the tests have their own settings. */
function env(more = {}) {
  const settings = readFileSync(at('.env.example'), 'utf8').matchAll(/^# ([A-Z_]+)=/gm)
  // All but the place of the build, which the tests look at.
  const own = [...settings].map(([, name]) => name).filter((name) => name !== 'NEXT_DIST_DIR')
  return {
    ...Object.fromEntries(own.map((name) => [name, undefined])),
    PATH: [at('node_modules/.bin'), process.env.PATH].join(delimiter),
    TMPDIR: temporary,
    DATA_DIR: join(temporary, 'data'),
    NODE_ENV: undefined,
    FORCE_COLOR: undefined,
    ...more,
  }
}

function title(text) {
  process.stdout.write(`\n== ${text} (after ${Math.round(seconds(0))} s)\n`)
}

/** Ends what still runs, says why if there is a reason, and prints the sum as the last line. */
function finish(reason) {
  endRunning('SIGKILL')
  endDatabases()
  try {
    // What was just killed may still be writing.
    rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
  }
  if (reason) {
    total.failed += 1
    process.stdout.write(`\n${reason}\n`)
  }
  const { passed, failed, failures, retried } = total
  list('Failed', failures)
  list('Needed a second try', retried)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}

/** Names what a reader of the last lines has to look at. */
function list(heading, names) {
  if (names.length === 0) return
  process.stdout.write(`\n${heading}:\n${names.map((name) => `  ${name}\n`).join('')}`)
}

// A database outlives the runner that started it when that runner is killed.
function endDatabases() {
  for (const name of readdirSync(temporary)) {
    const file = join(temporary, name, 'postgres/postmaster.pid')
    if (!existsSync(file)) continue
    try {
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT')
    } catch {
      // The file is all that was left of it.
    }
  }
}
