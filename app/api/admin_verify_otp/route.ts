import { countTry, signIn } from '#lib/auth/commands.ts'
import { codeAnswer } from '#lib/auth/schema.ts'
import { requiredEnv } from '#lib/env.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { countStrayTry } from '#lib/http/rate-limit.ts'
import { resource } from '#lib/http/resource.ts'
import { success } from '#lib/http/respond.ts'
import { sessionCookie } from '#lib/http/session.ts'
import { staffBrowser } from '#lib/http/staff-browser.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /**
   * Signs in with a code, in the browser that asked for it or with the `key` of a code from the terminal. A code allows five
   * tries. A client that tries ten times in an hour without an open code is refused for 15 minutes or until it has one.
   */
  POST: endpoint({
    who: 'public',
    input: codeAnswer,
    run: async ({ input: { email, otp, key }, address, request }) => {
      const now = new Date()
      const browser = staffBrowser(request)
      const codes = await countTry({ email, browser: key ?? browser.secret }, now)
      if (codes.length === 0) await countStrayTry(address)
      const asker = { email, browser: browser.secret }
      const token = await signIn(
        { ...asker, otp, codes },
        { secret: requiredEnv('AUTH_SECRET'), now },
      )
      const response = success({ message: 'Signed in' })
      for (const line of [await sessionCookie(token), browser.line]) {
        response.headers.append('set-cookie', line)
      }
      return response
    },
  }),
})
