const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const groups = [
  { name: 'crore', size: 10_000_000 },
  { name: 'lakh', size: 100_000 },
  { name: 'thousand', size: 1000 },
  { name: 'hundred', size: 100 },
]

/** A sum of paise in English words with lakhs and crores: "Rupees one lakh and five and fifty paise only". */
export function rupeesInWords(paise: number): string {
  const whole = Math.abs(paise)
  const rupees = `Rupees ${paise < 0 ? 'minus ' : ''}${inWords(Math.floor(whole / 100))}`
  return `${rupees}${whole % 100 === 0 ? '' : ` and ${inWords(whole % 100)} paise`} only`
}

function inWords(number: number): string {
  if (number < 100) return belowHundred(number)
  const words: string[] = []
  let left = number
  for (const { name, size } of groups) {
    if (left >= size) words.push(`${inWords(Math.floor(left / size))} ${name}`)
    left %= size
  }
  if (left > 0) words.push(`and ${belowHundred(left)}`)
  return words.join(' ')
}

function belowHundred(number: number): string {
  if (number < 20) return small[number] ?? ''
  const ten = tens[Math.floor(number / 10) - 2] ?? ''
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10]}`
}
