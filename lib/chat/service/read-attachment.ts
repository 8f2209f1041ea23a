import { fileTypeFromBuffer } from 'file-type'
import { storedName } from '../../files/rules.ts'
import { type NewFile, reencodeImage } from '../../files/service/pictures.ts'
import { Refusal } from '../../shared/refusal.ts'
import { sha256Of } from '../../shared/sha256.ts'
import { documentEndings, maxBytesOf } from '../rules/files.ts'
import type { MessageType } from '../rules/messages.ts'
import type { ChatUpload } from '../schema.ts'

type Attachment = { type: Exclude<MessageType, 'text'>; file: NewFile }
type Given = { name: string; bytes: Uint8Array<ArrayBuffer> }
type Kind = { ending: string; mime: string }
type DocumentEnding = (typeof documentEndings)[number]

/**
 * A file that was sent, as it will be stored: its content decides what it is, whatever its name and the
 * request say. Pictures are re-encoded; documents and voices are kept as they came and are never shown as a page.
 * `too_large`, `not_an_image` for what is called a picture and is none, `unsupported_media_type`.
 */
export async function readAttachment({ file, message_type }: ChatUpload): Promise<Attachment> {
  const voice = message_type === 'voice'
  if (file.size > maxBytesOf(message_type)) throw new Refusal('too_large')
  const given = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  const { mime = null, ext = null } = (await fileTypeFromBuffer(given.bytes)) ?? {}
  if (message_type === 'image' || mime?.startsWith('image/')) {
    return { type: 'image', file: await reencodeImage(given) }
  }
  const kind = voice ? voiceKind(given.bytes, mime) : documentKind(given, ext)
  if (!kind) throw new Refusal('unsupported_media_type')
  return {
    type: voice ? 'voice' : 'file',
    file: {
      name: storedName(given.name, kind.ending),
      mime: kind.mime,
      bytes: given.bytes,
      sha256: sha256Of(given.bytes),
    },
  }
}

const documents: Record<DocumentEnding, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
}

function documentKind(given: Given, found: string | null): Kind | null {
  const ending = documentEnding(given, found)
  return ending && { ending, mime: documents[ending] }
}

function documentEnding({ name, bytes }: Given, found: string | null): DocumentEnding | null {
  if (found === null) return isPlainText(name, bytes) ? 'txt' : null
  if (found === 'cfb') return isWord(bytes) ? 'doc' : null
  return documentEndings.find((ending) => ending === found) ?? null
}

// A compound file may be a spreadsheet or an installer as well; the stream of a Word document is called so.
// ([MS-DOC] 2.1.1; names in the directory are UTF-16LE.)
function isWord(bytes: Uint8Array<ArrayBuffer>): boolean {
  return Buffer.from(bytes.buffer).includes(Buffer.from('WordDocument', 'utf16le'))
}

// Plain text has no magic number, so that here the name counts, too; and it is not a page under another name.
function isPlainText(name: string, bytes: Uint8Array): boolean {
  if (!/\.txt$/i.test(name)) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !/[^\P{Cc}\t\n\r\f]/u.test(text) && !/^\s*<(!doctype|html|svg|script|\?)/i.test(text)
  } catch {
    return false
  }
}

/**
 * Browsers record voices as WebM, Safari before 18.4 as MP4. Both are containers for films as well: what they contain is in
 * their headers (Matroska's codec ids; the handlers of ISO/IEC 14496-12).
 */
function voiceKind(bytes: Uint8Array, mime: string | null): Kind | null {
  const text = Buffer.from(bytes.buffer).subarray(0, headBytes).toString('latin1')
  if (mime === 'video/webm' || mime === 'audio/webm') {
    const isVoice = /A_(OPUS|VORBIS)/.test(text) && !/V_[A-Z]/.test(text)
    return isVoice ? { ending: 'webm', mime: 'audio/webm' } : null
  }
  if (mime === 'video/mp4' || mime === 'audio/mp4' || mime === 'audio/x-m4a') {
    const isVoice = /hdlr.{8}soun/s.test(text) && !/hdlr.{8}vide/s.test(text)
    return isVoice ? { ending: 'm4a', mime: 'audio/mp4' } : null
  }
  return null
}

const headBytes = 64 * 1024
