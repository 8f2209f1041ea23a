import { beforeAll, describe, expect, test } from 'vitest'
import manifest from '#app/manifest.ts'
import robots from '#app/robots.ts'
import sitemap from '#app/sitemap.ts'
import { GET as upiCode } from '#app/upi-code.png/route.ts'
import { sampleBooking, sampleMails } from '#dev/sample-mails.ts'
import { prisma } from '#lib/db/client.ts'
import { payLink } from '#lib/desk/queries/pay-link.ts'
import { creditOf, invoiceOf, receiptOf, refundOf } from '#lib/documents/rules/draft.ts'
import type { DocumentKind } from '#lib/documents/rules/number.ts'
import { type Issued, supplierOf } from '#lib/documents/rules/snapshot.ts'
import { makePdfs } from '#lib/documents/service/make-pdfs.ts'
import { factsOnPage } from '#lib/farm/rules/facts-text.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { isSample } from '#lib/farm/rules/places.ts'
import { bankRows } from '#lib/i18n/bank-rows.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { letterHtml, letterText } from '#lib/mail/letter.ts'
import { questionForGuest } from '#lib/reservations/queries/question-for-guest.ts'
import { siteRooms } from '#lib/rooms/queries/site-rooms.ts'
import { googleCalendar, stayCalendar } from '#lib/stays/queries/stay-calendar.ts'
import { insertBooking } from '../support/bookings.ts'
import { useDatabase } from '../support/database.ts'
import { findFirstFarm } from '../support/first-farm.ts'
import { readMessages } from '../support/messages.ts'
import { pdfText } from '../support/pdf-text.ts'
import { readQr } from '../support/pictures.ts'
import { usePublications } from '../support/publish.ts'
import { loadSecondFarm } from '../support/second-farm.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()
usePublications()

let find: (text: string) => string[]
let findNames: typeof find
/** A booking of a room of the second farm. */
let booking: typeof sampleBooking
beforeAll(async () => {
  ;({ find, findNames } = await findFirstFarm(await loadSecondFarm()))
  const [room] = await siteRooms()
  const names = Object.entries(room?.words ?? {}).map(([locale, words]) => [locale, words?.name])
  booking = {
    ...sampleBooking,
    roomName: room?.name ?? '',
    room: { names: Object.fromEntries(names), picture: null },
    terms: farm(),
  }
})

const locales = Object.keys(languages) as Locale[]

/** One of each kind of paper about a stay of a night, paid in full. */
function papersOf(locale: Locale, gstin: string | null): Issued[] {
  const { roomName: room, checkIn, checkOut, reference } = booking
  const folio = {
    bookingId: 'x',
    locale,
    recipient: { name: 'Asha Patil', firm: null, address: null, gstin: null },
    stay: { reference, room, check_in: checkIn, check_out: checkOut, nights: 3, guests: 2 },
    charges: [{ day: checkIn, words: room, percent: 5, paise: 280_000 }],
    payments: [],
  }
  const payment = {
    id: 'one',
    direction: 'received',
    number: null,
    on: checkIn,
    method: 'upi',
    utr: '627508814402',
    paise: 280_000,
  } as const
  const supplier = { ...supplierOf(farm()), gstin }
  const invoice = invoiceOf(supplier, folio)
  const cited = { number: '1', on: checkIn }
  const snapshots = {
    tax_invoice: invoice,
    receipt_voucher: receiptOf(supplier, folio, payment),
    refund_voucher: refundOf(supplier, folio, { ...payment, direction: 'refunded' }, [cited]),
    credit_note: creditOf(invoice, { paise: 100_00, reason: 'No hot water', cited }),
  }
  const kinds = Object.keys(snapshots) as DocumentKind[]
  const head = { series: 'A', year: '26-27', number: 1, issuedAt: new Date(), isVoid: false }
  return kinds.map((kind) => ({ ...head, kind, snapshot: snapshots[kind] }))
}

test('the search finds what the sample says', () => {
  expect(find('Call +91 12345 67890, near Pawna Lake')).toEqual(
    expect.arrayContaining(['+91 12345 67890', 'Pawna', 'Pawna Lake']),
  )
  expect(find('دونتالي')).not.toEqual([])
  expect(find('Call +91 94220 00000, near Dhamapur Lake')).toEqual([])
})

describe('nothing of the first farm is left', () => {
  test('in any mail', async () => {
    const mails = await sampleMails(booking)
    const letters = mails.flatMap(({ name, letters }) => letters.map((one) => ({ name, one })))
    const left = letters.flatMap(({ name, one }) => {
      const found = find(
        [one.subject, one.preheader, letterText(one), letterHtml(one), one.calendar].join('\n'),
      )
      return found.length > 0 ? [`${name}, ${one.language}: ${found.join('; ')}`] : []
    })
    expect(left).toEqual([])
  })

  test('in a calendar', async () => {
    for (const locale of locales) {
      const stay = { ...booking, locale }
      expect(find(await stayCalendar(stay, true))).toEqual([])
      expect(find(decodeURIComponent(await googleCalendar(stay, false)))).toEqual([])
    }
  })

  test('in any paper', async () => {
    const papers = locales.flatMap((locale) => papersOf(locale, null))
    const pdfs = await makePdfs([...papers, ...papersOf('en', '27AAPFU0939F1ZV')])
    const texts = await Promise.all(pdfs.map(pdfText))
    expect(texts.flatMap((text) => find(text.normalize('NFKC')))).toEqual([])
  })

  test('in what staff send by WhatsApp', async () => {
    const { by } = await signedIn()
    const { roomName } = booking
    const { id } = await insertBooking({ status: 'confirmed' })
    const { id: payment } = await prisma().payment.findFirstOrThrow({ where: { bookingId: id } })
    for (const locale of locales) {
      await prisma().booking.update({ where: { id }, data: { locale, roomName } })
      const texts = [(await payLink(by, id)).whatsapp_url, await questionForGuest(by, payment)]
      expect(find(decodeURIComponent(texts.join(' ')))).toEqual([])
    }
  })

  test('in any words that all farms have: forms, chat, mails, papers', () => {
    const left = locales.flatMap((locale) =>
      [...readMessages(locale)]
        .filter(([key]) => !isSample(key))
        .flatMap(([key, text]) => findNames(text).map((found) => `${locale}/${key}: ${found}`)),
    )
    expect(left).toEqual([])
  })

  test('in what guests pay to', async () => {
    const code = await readQr(Buffer.from(await (await upiCode()).arrayBuffer()))
    expect(code).toContain('pa=ambewadi@upi')
    expect(find(decodeURIComponent(code ?? ''))).toEqual([])
    expect(find(JSON.stringify(bankRows('ABC-DEF')))).toEqual([])
  })

  test('in the facts that each page carries', () => {
    expect(findNames(JSON.stringify(factsOnPage(farm())))).toEqual([])
  })

  test('in what phones and search engines read', async () => {
    expect(find(JSON.stringify([await manifest(), await sitemap(), robots()]))).toEqual([])
  })
})
