import { readPublication } from '#lib/farm/queries/publication.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { rowNumber } from '#lib/http/params.ts'

export const publicationCalls = {
  /** Returns the farm's facts of now, for a page that was opened before they changed. */
  'GET farm': endpoint({ who: 'public', run: async () => farm() }),
  /** Returns a publication: who published it and when, and whether guests read its pages yet. */
  'GET site/publications/[number]': endpoint({
    who: 'staff',
    params: { number: rowNumber },
    run: ({ params, by }) => readPublication(by, params.number),
  }),
}
