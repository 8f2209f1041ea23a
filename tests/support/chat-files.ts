const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ebml = Buffer.from(
  '1a45dfa3a34286810142f7810142f2810442f381084282847765626d42878104428581',
  'hex',
)

const bytes = (...parts: (string | Buffer)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    ),
  )

/** An entry of a zip archive, stored as it is. */
function zip(name: string, content: string): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 0, 'latin1')
  head.writeUInt16LE(20, 4)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(name.length, 26)
  return bytes(head, name, content)
}

const contentTypes = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

/** The least that is a file of each kind: what tells it apart stands in it, the rest is missing. */
export const samples = {
  pdf: bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  doc: bytes(compoundFile, Buffer.alloc(504), Buffer.from('WordDocument', 'utf16le')),
  docx: zip('[Content_Types].xml', contentTypes),
  zip: zip('notes.md', 'hello'),
  rar: bytes(Buffer.from('526172211a0701', 'hex'), Buffer.alloc(64)),
  txt: bytes('The road is narrow.\nCome before dark.\n'),
  spreadsheet: bytes(compoundFile, Buffer.alloc(504), Buffer.from('Workbook', 'utf16le')),
  program: bytes('MZ', Buffer.alloc(200)),
  webm: bytes(ebml, Buffer.alloc(40), 'A_OPUS', Buffer.alloc(400)),
  film: bytes(ebml, Buffer.alloc(40), 'V_VP8', Buffer.alloc(20), 'A_OPUS', Buffer.alloc(400)),
  m4a: bytes(
    Buffer.from([0, 0, 0, 24]),
    'ftypisom\0\0\0\0isomiso5',
    Buffer.alloc(8),
    'hdlr\0\0\0\0\0\0\0\0soun',
    Buffer.alloc(64),
  ),
}
