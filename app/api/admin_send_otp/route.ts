import { mailCode, openCode } from '#lib/auth/commands.ts'
import { isKnownBrowser } from '#lib/auth/queries.ts'
import { codeRequest } from '#lib/auth/schema.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { countCodeRequest } from '#lib/http/rate-limit.ts'
import { resource } from '#lib/http/resource.ts'
import { success } from '#lib/http/respond.ts'
import { staffBrowser } from '#lib/http/staff-browser.ts'
import { log } from '#lib/log.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /**
   * E-mails a sign-in code that works only in this browser, if the address is a staff address. At most one a minute and
   * `LIMIT_OTP_SEND`, counted for this browser if its owner has signed in with it before; any other client is also limited
   * by `LIMIT_OTP_ASK`.
   */
  POST: endpoint({
    who: 'public',
    input: codeRequest,
    run: async ({ input: { email }, address, request }) => {
      const browser = staffBrowser(request)
      const asker = { email, browser: browser.secret }
      await countCodeRequest(asker, { isKnown: await isKnownBrowser(asker), address })
      const id = await openCode(asker, new Date())
      void mailCode(id, email).catch((error) => log.error({ err: error }, 'code not mailed'))
      const response = success({ message: 'OTP sent to your email' })
      response.headers.set('set-cookie', browser.line)
      return response
    },
  }),
})
