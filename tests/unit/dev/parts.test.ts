import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Frames without a look of their own: their content is what shows.
const frames = [
  'components/ui/icon.tsx',
  'components/staff/awake.tsx',
  'components/staff/by-window.tsx',
  'components/staff/live-words.tsx',
  'components/staff/news.tsx',
  'components/staff/restart.tsx',
  'components/staff/shell.tsx',
  'components/staff/toast-place.tsx',
  'components/staff/use-leave.tsx',
  'components/staff/waiting.tsx',
]

const partsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name}`)

test('the page of parts shows every part of components/ui and every shared part of the staff', () => {
  const sources = readdirSync('dev/parts').map((name) => readFileSync(`dev/parts/${name}`, 'utf8'))
  const parts = [...partsIn('components/ui'), ...partsIn('components/staff')]
  const forgotten = parts.filter((part) => !sources.join().includes(`'#${part}'`))
  expect(forgotten).toEqual(frames)
})
