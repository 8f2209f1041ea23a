import { requestCode } from '#lib/auth/commands.ts'
import { codeRequest } from '#lib/auth/schema.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { countCodeRequest } from '#lib/http/rate-limit.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Mails a sign-in code if the address is a staff address: one a minute, and `LIMIT_OTP_SEND`, for each of them. */
  POST: endpoint({
    who: 'public',
    limit: 'OTP_ASK',
    input: codeRequest,
    run: async ({ input: { email } }) => {
      await countCodeRequest(email)
      await requestCode(email, new Date())
      return { message: 'OTP sent to your email' }
    },
  }),
})
