import { expect, test } from 'vitest'
import { sampleMails } from '#dev/sample-mails.ts'
import { languages } from '#lib/i18n/languages.ts'
import { letterText } from '#lib/mail/letter.ts'

test('the page of mails shows every mail to guests in every language, and each says something else', async () => {
  const mails = await sampleMails()
  const texts = mails.flatMap(({ letters }) => letters.map(letterText))
  expect(new Set(texts).size).toBe(texts.length)
  for (const { name, letters } of mails) {
    if (!name.startsWith('Guest: ')) continue
    expect(letters.map(({ language }) => language)).toEqual(Object.keys(languages))
  }
})
