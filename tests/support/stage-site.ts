import type { SiteEditor } from '#components/staff/site/editor/site-editor.tsx'
import type { FactsScreen } from '#components/staff/site/facts/facts-screen.tsx'
import type { HistoryScreen } from '#components/staff/site/history/history-screen.tsx'
import type { LanguagesScreen } from '#components/staff/site/languages/languages-screen.tsx'
import type { ReviewScreen } from '#components/staff/site/languages/review-screen.tsx'
import type { ListsScreen } from '#components/staff/site/lists/lists-screen.tsx'
import type { PicturesScreen } from '#components/staff/site/pictures/pictures-screen.tsx'
import type { Staff } from '#lib/auth/schema.ts'
import { languagesState, reviewOf } from '#lib/farm/queries/languages.ts'
import { readLists } from '#lib/farm/queries/lists.ts'
import { readPictures } from '#lib/farm/queries/pictures.ts'
import { listPublications, readSite } from '#lib/farm/queries/site.ts'
import { reviewQuery } from '#lib/farm/schema/languages.ts'
import { factsForWords } from '#lib/i18n/facts-for-words.ts'
import type { Stage } from './stage.ts'

type Of = (query: URLSearchParams) => {
  query: Record<string, string | undefined>
  staff: Staff
  phone: boolean
}

/** The parts of the screen of the site, see `showStaffPages`. */
export function showSite({ at }: Pick<Stage, 'at'>, of: Of): void {
  at<typeof SiteEditor>(
    '/app/site',
    'components/staff/site/editor/site-editor.tsx#SiteEditor',
    async (address) => {
      const { query, staff, phone } = of(address)
      const first = { search: {}, value: await readSite(staff) }
      const start = {
        page: query.page ?? null,
        lang: query.lang ?? null,
        place: query.place ?? null,
      }
      const rooms = [{ id: 1, slug: 'maratha-wada-room', name: 'Maratha Wada Room' }]
      return { first, rooms, start, phone }
    },
  )
  at<typeof FactsScreen>(
    '/app/site/facts',
    'components/staff/site/facts/facts-screen.tsx#FactsScreen',
    async (address) => ({ first: { search: {}, value: await readSite(of(address).staff) } }),
  )
  at<typeof ListsScreen>(
    '/app/site/lists',
    'components/staff/site/lists/lists-screen.tsx#ListsScreen',
    async (address) => {
      const { staff } = of(address)
      const [site, lists] = await Promise.all([readSite(staff), readLists(staff)])
      return {
        first: { search: {}, value: site },
        firstLists: { search: {}, value: { lists } },
      }
    },
  )
  at<typeof LanguagesScreen>(
    '/app/site/languages',
    'components/staff/site/languages/languages-screen.tsx#LanguagesScreen',
    async (address) => {
      const { staff } = of(address)
      const [site, languages] = await Promise.all([readSite(staff), languagesState(staff)])
      return {
        first: { search: {}, value: site },
        firstLanguages: { search: {}, value: { languages } },
      }
    },
  )
  at<typeof ReviewScreen>(
    '/app/site/languages/fr',
    'components/staff/site/languages/review-screen.tsx#ReviewScreen',
    async (address) => {
      const { staff } = of(address)
      const query = reviewQuery.parse({})
      const [site, review] = await Promise.all([
        readSite(staff),
        reviewOf(staff, 'fr', query, factsForWords),
      ])
      return {
        first: { search: {}, value: site },
        firstReview: { search: { language: 'fr', state: null, most: query.most }, value: review },
        language: 'fr',
      }
    },
  )
  at<typeof PicturesScreen>(
    '/app/site/pictures',
    'components/staff/site/pictures/pictures-screen.tsx#PicturesScreen',
    async (address) => {
      const { staff } = of(address)
      const [site, pictures] = await Promise.all([readSite(staff), readPictures(staff)])
      return {
        first: { search: {}, value: site },
        firstPictures: { search: {}, value: { pictures } },
      }
    },
  )
  at<typeof HistoryScreen>(
    '/app/site/history',
    'components/staff/site/history/history-screen.tsx#HistoryScreen',
    async (address) => {
      const value = await listPublications(of(address).staff, {})
      return { first: { search: { before: null }, value } }
    },
  )
}
