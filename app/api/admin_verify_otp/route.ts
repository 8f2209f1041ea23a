import { signIn } from '#lib/auth/commands.ts'
import { codeAnswer } from '#lib/auth/schema.ts'
import { requiredEnv } from '#lib/env.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { countSignIn, forgetFailures } from '#lib/http/rate-limit.ts'
import { success } from '#lib/http/respond.ts'
import { sessionCookie } from '#lib/http/session.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Signs in with a code; after ten failures in an hour an address is refused for 15 minutes. */
  POST: endpoint({
    who: 'public',
    input: codeAnswer,
    run: async ({ input: { email, otp } }) => {
      await countSignIn(email)
      const secret = requiredEnv('AUTH_SECRET')
      const token = await signIn(email, otp, { secret, now: new Date() })
      await forgetFailures(email)
      const response = success({ message: 'Signed in' })
      response.headers.set('set-cookie', await sessionCookie(token))
      return response
    },
  }),
})
