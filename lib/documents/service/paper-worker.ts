import { parentPort, workerData } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import { registerFonts, registerHeadings } from '../../shared/pdf-fonts.ts'
import type { Paper } from './paper.ts'
import { pdfOf } from './paper-pdf.ts'

const { papers } = workerData as { papers: Paper[] }
parentPort?.postMessage(await drawAll(papers))

// One after the other: each is cut its own fonts.
async function drawAll(wanted: Paper[]): Promise<Uint8Array[]> {
  const files: Uint8Array[] = []
  for (const paper of wanted) files.push(await draw(paper))
  return files
}

async function draw(paper: Paper): Promise<Uint8Array> {
  // All its text, and the page numbers.
  const fonts = await registerFonts(`${JSON.stringify(paper)}Page of 0123456789`)
  const headings = await registerHeadings(paper.farm.name + paper.title.en)
  return renderToBuffer(pdfOf(paper, { text: fonts.families, headings }))
}
