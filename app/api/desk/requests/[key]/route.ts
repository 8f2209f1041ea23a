import { endpoint, resource } from '#lib/http/endpoint.ts'
import { findAnswer } from '#lib/http/kept-answers.ts'
import { rowId } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /**
   * Tells the answer to a request that the browser sent with this `Request-Key`, where it got lost on its way. 409 `not_done`
   * if the request was not carried out, and now never will be; 409 `done_unseen` if only the answer is gone.
   */
  POST: endpoint({
    who: 'staff',
    poll: true,
    params: { key: rowId },
    run: async ({ by, params: { key } }) => ({ answer: await findAnswer(by, key) }),
  }),
})
