import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF as Mozilla's reader finds it, which has nothing to do with the writer; spaces are one each. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const { text } = await extractText(document, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
