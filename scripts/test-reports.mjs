// Runs on the machine's own Node (20 or later) with nothing installed: plain JavaScript, no packages.

/**
 * Counts the tests of Vitest's JSON report. A file that could not be loaded has none, and counts as one failure.
 * `failures` names those that failed: `tests/api/chat.test.ts › sends a message`.
 * `slowest` names the files that took longest, with their seconds.
 * @param {{ numPassedTests?: number, testResults?: VitestFile[] }} report
 * @typedef {{ status: string, fullName: string, duration?: number }} VitestTest
 * @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile
 */
export function readVitest({ numPassedTests = 0, testResults = [] }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(/^.*\/(?=tests\/)/, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && assertionResults.length === 0) return [file]
    return failed.map(({ fullName }) => `${file} › ${fullName}`)
  })
  const times = testResults.map(({ name, assertionResults }) => ({
    file: name.replace(/^.*\/tests\//, ''),
    ms: assertionResults.reduce((sum, { duration = 0 }) => sum + duration, 0),
  }))
  return {
    passed: numPassedTests,
    failed: failures.length,
    failures,
    retried: [],
    slowest: slowestOf(times),
  }
}

/** @type {(times: { file: string, ms: number }[]) => string[]} */
function slowestOf(times) {
  const sorted = times.sort((one, other) => other.ms - one.ms)
  return sorted.slice(0, 3).map(({ file, ms }) => `${file} ${Math.round(ms / 1000)} s`)
}

/**
 * @typedef {{ projectName: string, status: string, results?: { duration: number }[] }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: Suite[] }} Suite
 */

/**
 * Counts the tests of Playwright's JSON report. `failures` names those that failed, `retried` those that passed at the
 * second try only: `chat.spec.ts › a visitor › talks to the farm [desktop]`.
 * @param {{ stats?: { expected?: number, unexpected?: number, flaky?: number }, suites?: Suite[] }} report
 */
export function readPlaywright({ stats = {}, suites = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  const named = (/** @type {string} */ status) => suites.flatMap((suite) => namesIn(suite, status))
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: named('unexpected'),
    retried: named('flaky'),
    slowest: slowestOf(suites.map((suite) => ({ file: suite.title, ms: msOf(suite) }))),
  }
}

/** @type {(suite: Suite) => number} */
function msOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + msOf(suite), own)
}

/** @type {(suite: Suite, wanted: string, outer?: string[]) => string[]} */
function namesIn({ title, specs = [], suites = [] }, wanted, outer = []) {
  const path = [...outer, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `${[...path, spec.title].join(' › ')} [${projectName}]`),
  )
  return [...own, ...suites.flatMap((suite) => namesIn(suite, wanted, path))]
}
