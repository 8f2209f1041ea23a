// Runs on the machine's own Node (20 or later) with nothing installed: plain JavaScript, no packages.

/**
 * Counts the tests of Vitest's JSON report. A file that could not be loaded has none, and counts as one failure.
 * @param {{ numPassedTests?: number, numFailedTests?: number, testResults?: { status: string, assertionResults: object[] }[] }} report
 */
export function readVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, retried: [] }
}

/** @typedef {{ title: string, specs?: { title: string, tests: { projectName: string, status: string }[] }[], suites?: Suite[] }} Suite */

/**
 * Counts the tests of Playwright's JSON report. `retried` names those that passed at the second try only:
 * `chat.spec.ts › a visitor › talks to the farm [desktop]`.
 * @param {{ stats?: { expected?: number, unexpected?: number, flaky?: number }, suites?: Suite[] }} report
 */
export function readPlaywright({ stats = {}, suites = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    retried: suites.flatMap((suite) => retriedIn(suite)),
  }
}

/** @type {(suite: Suite, outer?: string[]) => string[]} */
function retriedIn({ title, specs = [], suites = [] }, outer = []) {
  const path = [...outer, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${[...path, spec.title].join(' › ')} [${projectName}]`),
  )
  return [...own, ...suites.flatMap((suite) => retriedIn(suite, path))]
}
