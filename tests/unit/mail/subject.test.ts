import { expect, test } from 'vitest'
import { sampleMails } from '#dev/sample-mails.ts'

test('the subject of a mail to a guest is no longer than a title, in every language', async () => {
  const guests = (await sampleMails()).filter(({ name }) => name.startsWith('Guest'))
  const subjects = guests.flatMap(({ letters }) =>
    letters.map(({ language, subject }) => ({ language, shown: subject.replace(/\p{Cf}/gu, '') })),
  )
  expect(subjects.length).toBeGreaterThan(50)
  const long = subjects.filter(
    ({ language, shown }) => shown.length > (language === 'zh' ? 30 : 60),
  )
  expect(long).toEqual([])
})
