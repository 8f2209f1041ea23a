const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The States and Union territories by their GST codes. */
export const states: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other territory',
}

/** A GSTIN as it is kept: capitals, and without the spaces that people group it by. */
export function plainGstin(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}

/** Returns what is wrong with a GSTIN of an ordinary registration, or null: State, PAN, number, Z and check digit. */
export function gstinProblem(gstin: string): string | null {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin)) {
    return 'This isn’t a valid GSTIN. Example: 27AAPFU0939F1ZV.'
  }
  if (!stateOf(gstin)) return `No Indian state has the code ${gstin.slice(0, 2)}.`
  if (checkDigit(gstin.slice(0, 14)) === gstin[14]) return null
  return 'One character of this GSTIN is mistyped: the check digit doesn’t match.'
}

/** The name of the State that a GSTIN is registered in, or null. */
export function stateOf(gstin: string): string | null {
  return states[gstin.slice(0, 2)] ?? null
}

// Luhn's method over 36 characters: every second one, from the right, counts twice.
function checkDigit(body: string): string | undefined {
  const sum = [...body].reduce((before, letter, at) => {
    const value = letters.indexOf(letter) * (at % 2 === 0 ? 1 : 2)
    return before + Math.floor(value / 36) + (value % 36)
  }, 0)
  return letters[(36 - (sum % 36)) % 36]
}
