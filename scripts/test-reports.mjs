// Runs on the machine's own Node (20 or later) with nothing installed: plain JavaScript, no packages.

/**
 * Counts the tests of Vitest's JSON report. A file that could not be loaded has none, and counts as one failure.
 * `failures` names those that failed: `tests/api/chat.test.ts › sends a message`.
 * @param {{ numPassedTests?: number, testResults?: VitestFile[] }} report
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} VitestFile
 */
export function readVitest({ numPassedTests = 0, testResults = [] }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(/^.*\/(?=tests\/)/, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && assertionResults.length === 0) return [file]
    return failed.map(({ fullName }) => `${file} › ${fullName}`)
  })
  return { passed: numPassedTests, failed: failures.length, failures, retried: [] }
}

/** @typedef {{ title: string, specs?: { title: string, tests: { projectName: string, status: string }[] }[], suites?: Suite[] }} Suite */

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
  }
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
