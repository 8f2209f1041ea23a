import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// `node scripts/sounds.ts`: makes the chat's bell, a small brass one, out of its partial tones.
const rate = 16_000
const seconds = 0.9
// Strike tone, its octave-like partials as a hand bell has them, and how fast each dies away.
const partials = [
  { hertz: 1_046.5, loud: 0.5, fades: 4.5 },
  { hertz: 2_093, loud: 0.22, fades: 7 },
  { hertz: 2_888, loud: 0.14, fades: 10 },
  { hertz: 4_186, loud: 0.06, fades: 16 },
]

const samples = Int16Array.from({ length: rate * seconds }, (_, at) => {
  const time = at / rate
  const sum = partials.reduce(
    (all, { hertz, loud, fades }) =>
      all + loud * Math.exp(-fades * time) * Math.sin(2 * Math.PI * hertz * time),
    0,
  )
  const attack = Math.min(1, time / 0.004)
  return Math.round(sum * attack * 0.8 * 32_767)
})

// http://soundfile.sapp.org/doc/WaveFormat/
const head = Buffer.alloc(44)
head.write('RIFF', 0)
head.writeUInt32LE(36 + samples.byteLength, 4)
head.write('WAVEfmt ', 8)
head.writeUInt32LE(16, 16)
head.writeUInt16LE(1, 20)
head.writeUInt16LE(1, 22)
head.writeUInt32LE(rate, 24)
head.writeUInt32LE(rate * 2, 28)
head.writeUInt16LE(2, 32)
head.writeUInt16LE(16, 34)
head.write('data', 36)
head.writeUInt32LE(samples.byteLength, 40)

const folder = join(import.meta.dirname, '../public/sounds')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'bell.wav'), Buffer.concat([head, Buffer.from(samples.buffer)]))
