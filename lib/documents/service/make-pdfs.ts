import { gate } from '../../shared/gate.ts'
import { runThread } from '../../shared/run-thread.ts'
import { sourceFile } from '../../shared/source-file.ts'
import type { Issued } from '../rules/snapshot.ts'
import { paperOf } from './paper.ts'

const workerFile = sourceFile('lib', 'documents', 'service', 'paper-worker.ts')
// A thread of its own takes a core of its own; the other cores are for everybody else.
const atOnce = gate(1)

/** Draws documents as PDFs, in their order. The same document is the same bytes each time. */
export async function makePdfs(documents: readonly Issued[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const papers = await Promise.all(documents.map(paperOf))
  return atOnce(() => runThread(workerFile, { papers }))
}

export async function makePdf(document: Issued): Promise<Uint8Array<ArrayBuffer>> {
  const [file] = await makePdfs([document])
  if (!file) throw new Error('No PDF was drawn.')
  return file
}
