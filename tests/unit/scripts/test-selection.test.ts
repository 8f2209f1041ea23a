import { expect, test } from 'vitest'
import { selectTests, testFiles } from '../../../scripts/test-selection.mjs'

const files = [
  'tests/unit/chat/rules.test.ts',
  'tests/api/chat.test.ts',
  'tests/api/status.test.ts',
  'tests/components/chat.spec.ts',
  'tests/faults/chat.test.ts',
  'tests/e2e/chat.spec.ts',
  'tests/e2e/staff-chat.spec.ts',
]

test('a filter is any part of a path, and finds tests of every kind', () => {
  expect(selectTests(files, ['chat'])).toEqual({
    unit: ['tests/unit/chat/rules.test.ts'],
    api: ['tests/api/chat.test.ts'],
    components: ['tests/components/chat.spec.ts'],
    faults: ['tests/faults/chat.test.ts'],
    e2e: ['tests/e2e/chat.spec.ts', 'tests/e2e/staff-chat.spec.ts'],
  })
})

test('several filters find what any of them finds', () => {
  expect(selectTests(files, ['./tests/e2e/chat', 'status'])).toEqual({
    unit: [],
    api: ['tests/api/status.test.ts'],
    components: [],
    faults: [],
    e2e: ['tests/e2e/chat.spec.ts'],
  })
})

test('filters that fit no file are named', () => {
  expect(() => selectTests(files, ['chat', 'stauts', 'chta'])).toThrow(
    'No test file has stauts or chta in its path.',
  )
})

test('the files of tests are those that the runners run', () => {
  expect(testFiles()).toEqual(
    expect.arrayContaining(['tests/unit/scripts/test-selection.test.ts', 'tests/e2e/chat.spec.ts']),
  )
  expect(testFiles().filter((path) => !/\.(test|spec)\.tsx?$/.test(path))).toEqual([])
})
