import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMessages } from '../support/messages.ts'

/** The sentences that another test proves: its file, and its title. */
const elsewhere: Record<string, [string, string]> = {
  'privacy.what.shot.why': [
    'tests/api/fingerprints.test.ts',
    'screenshots have fingerprints and are found alike; pictures of rooms and chats are not compared',
  ],
  'privacy.what.arrival.data': [
    'tests/api/arrival.test.ts',
    'a guest says when, what they eat and more; what is left out stays, and staff read it',
  ],
  'privacy.what.arrival.long': [
    'tests/api/arrival.test.ts',
    'is forgotten a month after the stay, not before',
  ],
  'privacy.what.chat.long': [
    'tests/api/tidy.test.ts',
    'a conversation and its files go half a year after its last message, as the privacy page says',
  ],
  'privacy.what.sender.data': [
    'tests/api/senders.test.ts',
    'neither a hold nor a booking stores an IP address, or a hash that guesses could be checked against',
  ],
  'privacy.what.sender.why': [
    'tests/api/senders.test.ts',
    'three networks whose bookings all look like different guests get no more than three shares',
  ],
  'privacy.what.sender.long': [
    'tests/api/tidy.test.ts',
    'what tells senders apart goes a month after the booking, once it is decided, and a day after a hold',
  ],
  'privacy.what.codes.data': ['tests/api/sign-in.test.ts', 'isn’t stored anywhere in the database'],
  'privacy.what.codes.long': [
    'tests/api/jobs.test.ts',
    'forgets codes after a day and sessions a month after their end',
  ],
  'privacy.others.upi': [
    'tests/e2e/contact-and-payment.spec.ts',
    'both codes of the payment page pay the farm, and neither names an amount',
  ],
  'privacy.others.google': [
    'tests/api/review-photos.test.ts',
    'an author’s picture comes from this origin, small and encoded anew',
  ],
  'privacy.where': [
    'tests/unit/backups/rules.test.ts',
    'none is older than the privacy page says, also when nights were left out',
  ],
  'privacy.rights.see': [
    'tests/api/privacy-export.test.ts',
    'writes everything that is kept about a person into a folder of theirs alone',
  ],
  'privacy.rights.gdpr': [
    'tests/api/privacy-export.test.ts',
    'writes everything that is kept about a person into a folder of theirs alone',
  ],
  'privacy.rights.erase': [
    'tests/api/privacy-erase.test.ts',
    'keeps only what the books need about a person, and changes nothing about others',
  ],
  'cookies.lead': [
    'tests/unit/http/content-policy.test.ts',
    'pages can call their own origin and no other',
  ],
  'cookies.language': [
    'tests/e2e/shell.spec.ts',
    'that was chosen is kept in local storage and a cookie, and found again',
  ],
  'cookies.film': [
    'tests/e2e/hero-film.spec.ts',
    'plays once the page has loaded, can be stopped, and stays stopped',
  ],
  'cookies.form': [
    'tests/components/booking-kept.spec.ts',
    'whoever paid before the tab closed sends the proof from the form, and nothing is kept then',
  ],
  'cookies.chat': [
    'tests/api/chat.test.ts',
    'answers an id nobody guesses, and a cookie that no script can read',
  ],
  'cookies.staff': ['tests/api/sign-in.test.ts', 'is an HttpOnly, SameSite cookie'],
}

/** The sentences that no code makes true: headings, reasons, and what people promise to do. */
const ofPeople = new Set(
  `privacy.meta.title privacy.meta.description privacy.title privacy.who.title privacy.who.text privacy.what.title
  privacy.what.colData privacy.what.colWhy privacy.what.colLong privacy.what.arrival.why privacy.what.booking.why privacy.what.chat.why
  privacy.what.codes.why privacy.what.hold.why privacy.what.address.why privacy.others.title privacy.others.whatsapp
  privacy.others.law privacy.basis.title privacy.basis.text privacy.rights.title privacy.rights.lead
  privacy.rights.correct privacy.rights.withdraw privacy.rights.nominate privacy.rights.complain privacy.ask.title
  privacy.ask.text privacy.children cookies.title cookies.clear`.split(/\s+/),
)

const proven = ['privacy-page', 'privacy-page-others'].flatMap((name) => {
  const text = readFileSync(`tests/api/${name}.test.ts`, 'utf8')
  return [...text.matchAll(/^proves\(\s*'([\w.]+)'/gm)].map(([, key = '']) => key)
})

test('every sentence of the privacy page is proven, or known for one that only people can keep', () => {
  const keys = [...readMessages('en').keys()].filter((key) => /^(privacy|cookies)\./.test(key))
  const known = [...proven, ...Object.keys(elsewhere), ...ofPeople]
  expect(keys.filter((key) => !known.includes(key))).toEqual([])
  expect(known.filter((key) => !keys.includes(key))).toEqual([])
  expect(new Set(known).size).toBe(known.length)
})

test.each(Object.entries(elsewhere))('%s is proven by a test that is there', (_, [file, title]) => {
  expect(readFileSync(file, 'utf8')).toContain(title)
})
