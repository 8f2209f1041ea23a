import { renderToBuffer } from '@react-pdf/renderer'
import { type ExportedBooking, readBookings } from '../queries/read-bookings.ts'
import { documentOf, textOf } from './pdf-document.ts'
import { registerFonts } from './pdf-fonts.ts'
import type { ExportJob } from './start-export.ts'

// 25 pages, which is what somebody prints. The spreadsheet has all of them.
const maxRows = 1_000
const pieceBytes = 64 * 1024

/** A report as a .pdf, piece by piece. It has to be laid out as a whole before its first byte is known. */
export async function* pdfFile(job: ExportJob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { from_date: from, to_date: to } = job.report
  const bookings: ExportedBooking[] = []
  // One more than is shown says that there are more.
  for await (const rows of readBookings(job.databaseUrl, { from, to }, maxRows + 1)) {
    bookings.push(...rows)
  }
  const content = { ...job, bookings: bookings.slice(0, maxRows), more: bookings.length > maxRows }
  const fonts = await registerFonts(textOf(content))
  const file = await renderToBuffer(documentOf(content, fonts))
  for (let at = 0; at < file.length; at += pieceBytes) {
    yield Uint8Array.from(file.subarray(at, at + pieceBytes))
  }
}
