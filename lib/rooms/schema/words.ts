import { z } from 'zod'
import { defaultLocale, type Locale, languages } from '../../i18n/languages.ts'
import { line, lines } from '../../shared/fields.ts'
import { maxDescriptionLength, maxNameLength } from '../rules/name.ts'

/** The languages of the site beside English, in which a room has a name and a description. */
export const otherLanguages = (Object.keys(languages) as Locale[]).filter(
  (locale): locale is Exclude<Locale, 'en'> => locale !== defaultLocale,
)

/** Marathi has only a name, shown below the other. */
export const localLanguage = 'mr'

const name = line(maxNameLength).optional()
/** True if what isn't changed is right for the English as it is now. */
const current = z.boolean().optional()
const inLanguage = z.strictObject({
  name,
  description: lines(maxDescriptionLength).optional(),
  current,
})

/** The input of a room's words by language. Empty ones are no words. */
export const roomWords = z
  .partialRecord(z.enum([...otherLanguages, localLanguage]), inLanguage)
  .refine((words) => !words[localLanguage]?.description, {
    path: [localLanguage, 'description'],
    error: 'Marathi has only a name.',
  })
export type RoomWordsInput = z.infer<typeof roomWords>
