import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { receipt } from '../support/receipts.ts'
import { answered, unexpected, type Wire } from './wire.ts'

/** A network of its own for each guest and visitor, since some limits count by it. */
const addressOf = (number: number) =>
  `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

// Half of the guests want the same few days, so that they meet.
function someStay() {
  const checkIn = addDays(dayInIndia(new Date()), randomInt(1, randomInt(2) ? 20 : 330))
  const roomType = randomInt(3) ? 'Maratha Wada Room' : 'Valley-View Cottage'
  return { roomType, checkIn, checkOut: addDays(checkIn, randomInt(1, 4)), guests: 2 }
}

/**
 * A guest who looks for a room: most hold it first, some of those walk away, some press twice. What is taken is no
 * fault; what is acknowledged goes into the ledger.
 */
export async function guest(wire: Wire, number: number): Promise<void> {
  const address = addressOf(number)
  const stay = someStay()
  const email = `guest-${number}@example.com`
  let token: string | undefined
  if (number % 4 > 0) {
    const held = await answered(wire, 'POST', '/api/holds', { address, json: { ...stay, email } })
    if (held?.status === 409) return
    if (held?.status !== 201) return unexpected(wire, 'hold', held)
    token = held.body.hold_token
    if (number % 9 === 1) return
  }
  const picture = await receipt({ utr: String(600_000_000_000 + number), from: `Guest ${number}` })
  const form = {
    ...stay,
    guests: '2',
    fullName: `Guest ${number}`,
    email,
    phone: `+91 9${String(number).padStart(9, '0')}`,
    amount: '4720',
    captcha: 'FARMSTAY',
    screenshot: new File([Uint8Array.from(picture)], 'paid.jpg', { type: 'image/jpeg' }),
    ...(token && { hold_token: token }),
  }
  const headers = { 'idempotency-key': randomUUID() }
  const book = () => answered(wire, 'POST', '/api/create_booking.php', { address, form, headers })
  const answers = await Promise.all(number % 5 === 0 ? [book(), book()] : [book()])
  for (const answer of answers) {
    const { reference, booking_id: id } = answer?.body ?? {}
    if (answer?.status === 201) {
      wire.ledger.bookings.set(reference, { id, email, sha256: sha256(picture) })
    } else if (answer?.status !== 409 || token) unexpected(wire, 'booking', answer)
  }
  const references = new Set(answers.map((answer) => answer?.body.reference))
  if (references.size > 1) wire.ledger.faults.push(`one key, two answers: ${[...references]}`)
}

/** A visitor who writes three texts and sends a document. */
export async function visitor(wire: Wire, number: number): Promise<void> {
  const address = addressOf(number)
  const mobile = `+91 8${String(number).padStart(9, '0')}`
  const start = { address, json: { name: `Visitor ${number}`, mobile } }
  const begun = await answered(wire, 'POST', '/api/chat_start.php', start)
  if (begun?.status !== 201) return unexpected(wire, 'chat', begun)
  const { cookie } = begun
  const chat: string = begun.body.chat_id
  for (const words of ['Is the lake far?', 'We come with a dog.', 'Thank you.']) {
    const client_message_id = randomUUID()
    const body = `${words} ${number}`
    const json = { chat_id: chat, message: body, message_type: 'text', client_message_id }
    const sent = await answered(wire, 'POST', '/api/chat_send.php', { address, cookie, json })
    if (sent?.status === 201) wire.ledger.messages.set(client_message_id, { chat, body })
    else unexpected(wire, 'text', sent)
  }
  const client_message_id = randomUUID()
  const bytes = Buffer.from(`We bring ${randomBytes(randomInt(1_000, 150_000)).toString('base64')}`)
  const file = new File([Uint8Array.from(bytes)], 'notes.txt')
  const form = { chat_id: chat, message_type: 'file', client_message_id, file }
  const sent = await answered(wire, 'POST', '/api/chat_upload.php', { address, cookie, form })
  if (sent?.status === 201)
    wire.ledger.files.set(client_message_id, { chat, sha256: sha256(bytes) })
  else unexpected(wire, 'upload', sent)
}
