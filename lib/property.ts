/**
 * The sample's facts. Each start publishes them until staff have published the farm's own under Site; from then on only the
 * database counts, and `farm()` returns what it has.
 */
export const property = {
  demo: true,
  /** Guests see the site and can book. A farm that's being set up, or that's closed for a while, shows how to reach it and nothing else. */
  open: true,
  name: 'Dontali Farmstay',
  /** The name alone, for the bar, the titles of pages and the mails. */
  brand: 'Dontali',
  /** Both in the languages that spell them otherwise. */
  spellings: {
    ar: { name: 'مزرعة دونتالي للإقامة', brand: 'دونتالي' },
    zh: { name: 'Dontali 农家民宿' },
  },
  nameInMarathi: 'दोन तळी शेतघर',
  since: 2022,
  phone: '+91 12345 67890',
  whatsapp: '911234567890',
  email: 'stay@dontali.example',
  upi: { id: 'dontali@example', number: '12345 67890', payee: 'Dontali Farmstay' },
  /** IFSC is the bank's code for transfers within India, SWIFT for those from abroad. */
  bank: {
    accountName: 'Dontali Farmstay',
    name: 'Demo Bank',
    accountNumber: '000000000000',
    ifsc: 'DEMO0000000',
    swift: 'DEMOINBBXXX',
  },
  checkIn: { from: '13:00', to: '18:00' },
  checkOutBy: '11:00',
  /**
   * The GST of a new room, in percent. In the form of a room staff choose another rate, or the one that the law has for the
   * price of each night. It counts only while `gst` below says that the farm charges GST.
   */
  gstPercent: 18,
  /**
   * The registration for GST. The GSTIN is a made-up sample; `null` is a farm without one. Then no GST is charged, and GST
   * isn't mentioned anywhere. `scheme` is 'composition' for a farm under that scheme, which charges
   * no GST and issues bills of supply. The legal name is that of the registration; SAC is the code of accommodation in
   * hotels, inns and guest houses.
   */
  gst: {
    gstin: '27AAAAA0000A1Z2' as string | null,
    scheme: 'regular' as 'regular' | 'composition',
    legalName: 'Dontali Farmstay',
    stateCode: '27',
    sac: '996311',
  },
  /** For search engines, as they write it: one rupee sign is cheap, four are dear. */
  priceRange: '₹₹',
  depositPercent: 25,
  refundDays: 7,
  maxDogs: 2,
  /** 'never', or 'onRequest' if guests may ask before they come whether they can have it. */
  meat: 'onRequest',
  /** Hours in India at which somebody answers the chat. */
  hours: { from: '08:00', to: '21:00' },
  instagram: 'https://www.instagram.com/dontali.example',
  googleListing: 'https://www.google.com/maps/search/?api=1&query=Pawna+Lake+Maharashtra',
  address: {
    street: 'Pawna Lake Road',
    taluka: 'Maval',
    district: 'Pune',
    region: 'Maharashtra',
    postalCode: '410406',
    country: 'IN',
  },
  /** For the privacy page: where the server is, how long backups are kept, and how soon questions are answered. */
  hostingCountry: 'IN',
  backupWeeks: 5,
  answerDays: 30,
  geo: { latitude: 18.6739, longitude: 73.4795 },
  /** The languages that the site has besides English. */
  languages: { fr: true, ar: true, es: true, zh: true, ru: true },
  /** By car from the gate, in minutes. */
  drivingMinutes: {
    lohagad: 45,
    visapur: 50,
    tikona: 20,
    tung: 45,
    karla: 50,
    bhaja: 50,
    bedse: 30,
    pawna: 5,
    ajivali: 30,
    kune: 60,
    ekvira: 50,
    pandharpur: 30,
    kamshet: 35,
    lonavala: 50,
  },
} as const
