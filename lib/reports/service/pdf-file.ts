import { renderToBuffer } from '@react-pdf/renderer'
import { registerFonts } from '../../shared/pdf-fonts.ts'
import { readBookings } from '../queries/read-bookings.ts'
import type { ExportJob } from './make-export.ts'
import { documentOf, textOf } from './pdf-document.ts'

// 25 pages, which is what somebody prints. The spreadsheet has all of them.
const maxRows = 1_000

export async function pdfFile(job: ExportJob): Promise<Uint8Array> {
  const content = { ...job, ...(await readBookings(job, maxRows)) }
  const fonts = await registerFonts(textOf(content))
  return renderToBuffer(documentOf(content, fonts))
}
