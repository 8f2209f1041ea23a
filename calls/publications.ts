import { readPublication } from '#lib/farm/queries/publication.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { rowNumber } from '#lib/http/params.ts'

export const publicationCalls = {
  /** Returns a publication: who published it and when, and whether guests read its pages yet. */
  'GET site/publications/[number]': endpoint({
    who: 'staff',
    params: { number: rowNumber },
    run: ({ params, by }) => readPublication(by, params.number),
  }),
}
