import { makePreview } from '#lib/farm/commands/make-preview.ts'
import { publishSite, restorePublication } from '#lib/farm/commands/publish-site.ts'
import { saveFacts } from '#lib/farm/commands/save-facts.ts'
import { addItem, saveItem } from '#lib/farm/commands/save-item.ts'
import { saveList } from '#lib/farm/commands/save-list.ts'
import { saveWords } from '#lib/farm/commands/save-words.ts'
import { readFactUse } from '#lib/farm/queries/fact-use.ts'
import { languagesState, reviewOf } from '#lib/farm/queries/languages.ts'
import { readLists } from '#lib/farm/queries/lists.ts'
import { readPlace } from '#lib/farm/queries/place.ts'
import { publicationOnPages } from '#lib/farm/queries/publication.ts'
import { changesOfRestoring, listPublications, readSite } from '#lib/farm/queries/site.ts'
import { factsOnPage } from '#lib/farm/rules/facts-text.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { factsQuery } from '#lib/farm/schema/fact-use.ts'
import { languageNamed, reviewQuery } from '#lib/farm/schema/languages.ts'
import { itemChange, itemInput, listChange, listNamed, ownItemId } from '#lib/farm/schema/lists.ts'
import {
  factsChange,
  publicationsQuery,
  publishInput,
  restoreInput,
} from '#lib/farm/schema/site.ts'
import { placeQuery, wordsChange } from '#lib/farm/schema/words.ts'
import { draftPage, previewedPage } from '#lib/farm/service/draft-pages.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { draftPageQuery, framedPage, framedPageQuery, previewPage } from '#lib/http/framed-page.ts'
import { anyText, rowNumber } from '#lib/http/params.ts'
import { factsForWords } from '#lib/i18n/facts-for-words.ts'
import { guestMessages } from '#lib/i18n/guest-messages.ts'
import { localeOfPath } from '#lib/i18n/paths.ts'

export const siteCalls = {
  /** Returns the farm's current facts, for a page that was opened before they changed. */
  'GET farm': endpoint({ who: 'public', run: async () => factsOnPage(farm()) }),
  /** Returns the farm's facts as guests see them, and the changes that aren't published yet. */
  'GET site': endpoint({ who: 'staff', run: ({ by }) => readSite(by) }),
  /**
   * Changes facts by their names, and returns the site: UPI and bank at once, all others in the draft. Refused with
   * `changed_meanwhile` and the `facts` that aren't as they were `seen`.
   */
  'POST site/facts': endpoint({
    who: 'staff',
    body: 'json',
    input: factsChange,
    run: async ({ input, by }) => {
      await saveFacts(by, input)
      return readSite(by)
    },
  }),
  /**
   * Returns how many sentences guests read with the named facts, by page, and how many upcoming bookings keep which values of
   * them.
   */
  'GET site/facts': endpoint({
    who: 'staff',
    input: factsQuery,
    run: ({ input, by }) => readFactUse(by, input.names),
  }),
  /** Returns a place's text in every language, what the text may contain, and the pages it's on. */
  'GET site/words': endpoint({
    who: 'staff',
    input: placeQuery,
    run: ({ input, by }) => readPlace(by, input.key, factsForWords),
  }),
  /**
   * Writes the text of a place in a language into the draft, and returns the site; a `text` of null puts the shipped one
   * back. Refused with `changed_meanwhile`, the current `text` and `by` whom it is, if it isn't the one that was `seen`.
   */
  'POST site/words': endpoint({
    who: 'staff',
    body: 'json',
    input: wordsChange,
    run: async ({ input, by }) => {
      await saveWords(by, input)
      return readSite(by)
    },
  }),
  /**
   * Returns the languages: whether each is on, and how many of its texts are the farm's own, standard, outdated or missing.
   */
  'GET site/languages': endpoint({
    who: 'staff',
    run: async ({ by }) => ({ languages: await languagesState(by) }),
  }),
  /** Returns what needs review in a language other than English: the texts that are outdated or missing. */
  'GET site/languages/[language]': endpoint({
    who: 'staff',
    params: { language: languageNamed },
    input: reviewQuery,
    run: ({ by, params, input }) => reviewOf(by, params.language, input, factsForWords),
  }),
  /**
   * Returns the lists on the pages as if the draft were published: the items of each, and the shipped items that it hides.
   */
  'GET site/lists': endpoint({
    who: 'staff',
    run: async ({ by }) => ({ lists: await readLists(by) }),
  }),
  /**
   * Changes, in the draft, what a list shows and in which order. Refused with `changed_meanwhile` if the list isn't as it
   * was `seen`.
   */
  'POST site/lists/[list]': endpoint({
    who: 'staff',
    params: { list: listNamed },
    body: 'json',
    input: listChange,
    run: async ({ by, params, input }) => {
      await saveList(by, params.list, input)
      return { lists: await readLists(by) }
    },
  }),
  /** Adds one of the farm's own items to a list in the draft, with its English text: its fields by their names. */
  'POST site/lists/[list]/items': endpoint({
    who: 'staff',
    params: { list: listNamed },
    body: 'json',
    input: itemInput,
    status: 201,
    run: async ({ by, params, input }) => {
      const id = await addItem(by, params.list, input)
      return { id, lists: await readLists(by) }
    },
  }),
  /**
   * Changes one of the farm's own items in the draft. Refused with `changed_meanwhile` if the item isn't as it was `seen`.
   */
  'POST site/lists/[list]/items/[item]': endpoint({
    who: 'staff',
    params: { list: listNamed, item: ownItemId },
    body: 'json',
    input: itemChange,
    run: async ({ by, params: { list, item }, input }) => {
      await saveItem(by, { list, id: item }, input)
      return { lists: await readLists(by) }
    },
  }),
  /** Publishes the changes whose ids were `seen`. Refused with `changed_meanwhile` and the `changes` if there are others. */
  'POST site/publish': endpoint({
    who: 'publisher',
    body: 'json',
    input: publishInput,
    status: 202,
    run: async ({ input, by }) => ({ number: await publishSite(by, input) }),
  }),
  /** Lists the publications with what each changed, newest first. */
  'GET site/publications': endpoint({
    who: 'staff',
    input: publicationsQuery,
    run: ({ input, by }) => listPublications(by, input),
  }),
  /**
   * Returns a guests' page as HTML, as it would be if the draft were published, with marks around the text that can be
   * changed, or with `none`. It runs no scripts, and only our own pages may frame it. Refuses any other path.
   */
  'GET site/page': endpoint({
    who: 'staff',
    input: draftPageQuery,
    run: async ({ input, by }) => framedPage(await draftPage(by, input)),
  }),
  /** Makes a link to the draft that works without signing in for 24 hours, and returns its secret and when it expires. */
  'POST site/previews': endpoint({
    who: 'staff',
    status: 201,
    run: ({ by }) => makePreview(by),
  }),
  /**
   * Returns a page of the draft as HTML, for anyone who has the secret of its link: marked as a preview, without scripts,
   * and hidden from search engines. Refused with `not_found` once the link has expired.
   */
  'GET preview/[secret]': endpoint({
    who: 'public',
    limit: 'PREVIEW',
    params: { secret: anyText },
    input: framedPageQuery,
    run: async ({ input: { path }, params: { secret } }) => {
      const html = await previewedPage(secret, path)
      const { common } = await guestMessages(localeOfPath(path))
      const addressOf = (other: string) =>
        `/api/preview/${secret}?path=${encodeURIComponent(other)}`
      return previewPage(html, common.preview, addressOf)
    },
  }),
  /** Returns a publication: who published it and when, and whether guests see its pages yet. */
  'GET site/publications/[number]': endpoint({
    who: 'staff',
    params: { number: rowNumber },
    run: ({ params, by }) => publicationOnPages(by, params.number),
  }),
  /**
   * Lists what would change for guests if a publication were restored now: `before` is what they see, `after` what they'd
   * see. `now` is the number of the publication they see.
   */
  'GET site/publications/[number]/changes': endpoint({
    who: 'staff',
    params: { number: rowNumber },
    run: ({ params, by }) => changesOfRestoring(by, params.number),
  }),
  /**
   * Publishes an earlier publication again, under a new number, and, to `keep` what was published after it, puts that into
   * the draft. Refused with `changed_meanwhile` if guests no longer see the publication whose number was `seen`.
   */
  'POST site/publications/[number]/restore': endpoint({
    who: 'publisher',
    params: { number: rowNumber },
    body: 'json',
    input: restoreInput,
    status: 202,
    run: async ({ by, params, input }) => ({
      number: await restorePublication(by, params.number, input),
    }),
  }),
}
