import { z } from 'zod'
import { line, neededLine } from '../../shared/fields.ts'
import { tooLong } from '../../shared/text.ts'

const maxAddress = 300

const matching = (pattern: RegExp, problem: string) =>
  z.string(problem).trim().regex(pattern, problem)
const whole = (least: number, most: number) => {
  const problem = `Enter a whole number from ${least} to ${most}.`
  return z.int(problem).min(least, problem).max(most, problem)
}
const percent = (least: number) => {
  const problem = `Enter a percentage from ${least} to 100.`
  return z.number(problem).min(least, problem).max(100, problem)
}
const wholeHour = matching(/^([01]\d|2[0-3]):00$/, 'Choose a full hour, such as 13:00.')
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 08:30.')
const webAddress = z
  .url({ protocol: /^https$/, error: 'Enter an address that begins with https://.' })
  .max(maxAddress, tooLong(maxAddress))
const degrees = (most: number) => {
  const problem = `Enter degrees from -${most} to ${most}.`
  return z.number(problem).min(-most, problem).max(most, problem)
}
const email = z.email('Enter an e-mail address.').max(maxAddress, tooLong(maxAddress))
const checkInHours = z
  .object({ from: wholeHour, to: wholeHour })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    message: 'Choose a time after check-in begins.',
  })
const hoursOfDay = z.object({ from: time, to: time }).refine(({ from, to }) => from < to, {
  path: ['to'],
  message: 'Enter a time after you begin to answer.',
})
const spelling = z.object({
  name: neededLine(80, 'Enter the name.').optional(),
  brand: neededLine(40, 'Enter the short name.').optional(),
})
const minutesByCar = whole(1, 600)

/**
 * The facts of a farm: what pages, mails and documents say of it, and what it promises. Each has its rule, with the sentence that
 * staff read when a value breaks it. `lib/property.ts` has the sample's values, and says what each of them is.
 */
export const factsSchema = z.object({
  demo: z.boolean(),
  open: z.boolean(),
  name: neededLine(60, 'Enter the name of the farm.'),
  brand: neededLine(24, 'Enter the short name of the farm.'),
  spellings: z.partialRecord(z.enum(['fr', 'ar', 'zh', 'es', 'ru']), spelling),
  nameInMarathi: line(60),
  since: whole(1800, 2100),
  phone: matching(
    /^\+\d[\d ]{7,18}\d$/,
    'Enter a phone number with its country code, such as +91 98765 43210.',
  ),
  whatsapp: matching(
    /^\d{8,15}$/,
    'Enter the number with its country code, in digits only, such as 919876543210.',
  ),
  email,
  upi: z.object({
    id: matching(/^[\w.-]{2,60}@[A-Za-z][A-Za-z0-9]{1,30}$/, 'Enter a UPI ID, such as name@bank.'),
    number: matching(/^[\d ]{8,15}$/, 'Enter your UPI number, in digits.'),
    payee: neededLine(60, 'Enter the name that payment apps show.'),
  }),
  bank: z.object({
    accountName: neededLine(80, 'Enter the account name.'),
    name: neededLine(60, 'Enter the name of the bank.'),
    accountNumber: matching(/^\d{6,20}$/, 'Enter the account number in digits.'),
    ifsc: matching(
      /^[A-Z]{4}0[A-Z0-9]{6}$/,
      'Enter the IFSC: four letters, a zero and six letters or digits.',
    ),
    swift: matching(
      /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
      'Enter the SWIFT code: 8 or 11 letters and digits.',
    ),
  }),
  checkIn: checkInHours,
  checkOutBy: time,
  gstPercent: percent(0),
  gst: z.object({
    gstin: matching(
      /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/,
      'Enter the GSTIN as on your registration certificate.',
    ).nullable(),
    scheme: z.enum(['regular', 'composition'], 'Choose a scheme.'),
    legalName: neededLine(100, 'Enter the legal name.'),
    stateCode: matching(/^\d{2}$/, 'Enter the two-digit state code.'),
    sac: matching(/^\d{6}$/, 'Enter the six-digit SAC.'),
  }),
  priceRange: matching(/^₹{1,4}$/, 'Enter ₹, ₹₹, ₹₹₹ or ₹₹₹₹.'),
  depositPercent: percent(1),
  refundDays: whole(0, 60),
  maxDogs: whole(0, 6),
  meat: z.enum(['never', 'onRequest'], 'Choose an option.'),
  hours: hoursOfDay,
  instagram: webAddress,
  googleListing: webAddress,
  address: z.object({
    street: neededLine(80, 'Enter the road.'),
    taluka: neededLine(60, 'Enter the taluka.'),
    district: neededLine(60, 'Enter the district.'),
    region: neededLine(60, 'Enter the state.'),
    postalCode: matching(/^\d{6}$/, 'Enter the six-digit PIN code.'),
    country: z.literal('IN'),
  }),
  hostingCountry: matching(/^[A-Z]{2}$/, 'Enter the two-letter country code.'),
  backupWeeks: whole(1, 52),
  answerDays: whole(1, 90),
  geo: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  languages: z.object({
    fr: z.boolean(),
    ar: z.boolean(),
    es: z.boolean(),
    zh: z.boolean(),
    ru: z.boolean(),
  }),
  drivingMinutes: z.object({
    lohagad: minutesByCar,
    visapur: minutesByCar,
    tikona: minutesByCar,
    tung: minutesByCar,
    karla: minutesByCar,
    bhaja: minutesByCar,
    bedse: minutesByCar,
    pawna: minutesByCar,
    ajivali: minutesByCar,
    kune: minutesByCar,
    ekvira: minutesByCar,
    pandharpur: minutesByCar,
    kamshet: minutesByCar,
    lonavala: minutesByCar,
  }),
})

export type Facts = z.infer<typeof factsSchema>

/**
 * The facts that are promised with a booking. It keeps those of the publication under which it was made, or held: what is
 * published later changes nothing for it.
 */
export type Terms = Pick<
  Facts,
  'depositPercent' | 'refundDays' | 'checkIn' | 'checkOutBy' | 'maxDogs'
>

/** A place that the farm sends its guests to. */
export type Place = keyof Facts['drivingMinutes']
