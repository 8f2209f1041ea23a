import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from '../../../scripts/test-reports.mjs'

const spec = (title: string, status: string, projectName = 'desktop') => ({
  title,
  tests: [{ projectName, status, results: [{ duration: 2000 }] }],
})

test('a browser test that needed a second try has passed, and is named with its file and groups', () => {
  const chat = {
    title: 'chat.spec.ts',
    specs: [spec('writes', 'expected'), spec('waits', 'flaky', 'phone')],
    suites: [
      {
        title: 'a visitor',
        specs: [spec('talks to the farm', 'flaky'), spec('sends pictures', 'unexpected')],
      },
    ],
  }
  const stats = { expected: 1, unexpected: 1, flaky: 2 }
  expect(readPlaywright({ stats, suites: [{ title: 'about.spec.ts' }, chat] })).toEqual({
    passed: 3,
    failed: 1,
    failures: ['chat.spec.ts › a visitor › sends pictures [desktop]'],
    retried: [
      'chat.spec.ts › waits [phone]',
      'chat.spec.ts › a visitor › talks to the farm [desktop]',
    ],
    slowest: ['chat.spec.ts 8 s', 'about.spec.ts 0 s'],
  })
})

test('a test that failed is named with its file, and a file that could not be loaded is one failure', () => {
  const name = '/anywhere/tests/api/chat.test.ts'
  const testResults = [
    { name, status: 'failed', assertionResults: [] },
    {
      name,
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'a visitor writes', duration: 400 },
        { status: 'passed', fullName: 'a visitor waits', duration: 900 },
      ],
    },
    { name: '/anywhere/tests/api/status.test.ts', status: 'passed', assertionResults: [] },
  ]
  expect(readVitest({ numPassedTests: 7, testResults })).toEqual({
    passed: 7,
    failed: 2,
    failures: ['tests/api/chat.test.ts', 'tests/api/chat.test.ts › a visitor writes'],
    retried: [],
    slowest: ['api/chat.test.ts 1 s', 'api/chat.test.ts 0 s', 'api/status.test.ts 0 s'],
  })
})

test('a runner that left no report has counted nothing', () => {
  const nothing = { passed: 0, failed: 0, failures: [], retried: [], slowest: [] }
  expect([readVitest({}), readPlaywright({})]).toEqual([nothing, nothing])
})
