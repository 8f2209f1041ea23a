import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from './languages.ts'

/** Reads all texts of a language, for code that runs outside the pages: mails, papers and the server. */
export async function readMessages(locale: Locale): Promise<string> {
  return readFile(join('messages', `${locale}.json`), 'utf8')
}
