import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Frames without a look of their own: their content is what shows. A picture of the farm is the server's to draw.
const frames = [
  'components/ui/icon.tsx',
  'components/staff/kit/by-window.tsx',
  'components/staff/kit/farm-picture.tsx',
  'components/staff/kit/form/use-leave.tsx',
  'components/staff/kit/live/awake.tsx',
  'components/staff/kit/live/live-words.tsx',
  'components/staff/kit/live/news.tsx',
  'components/staff/kit/live/restart.tsx',
  'components/staff/kit/toast/toast-place.tsx',
  'components/staff/shell/shell.tsx',
  'components/staff/waiting/waiting.tsx',
]

const partsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .sort()
    .map((name) => `${folder}/${name}`)

test('the page of parts shows every part of components/ui and every shared part of the staff', () => {
  const sources = readdirSync('dev/parts').map((name) => readFileSync(`dev/parts/${name}`, 'utf8'))
  const shared = ['kit', 'shell', 'waiting'].map((folder) => `components/staff/${folder}`)
  const parts = ['components/ui', ...shared].flatMap(partsIn)
  const forgotten = parts.filter((part) => !sources.join().includes(`'#${part}'`))
  expect(forgotten).toEqual(frames)
})
