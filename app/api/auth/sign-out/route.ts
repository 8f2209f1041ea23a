import { signOut } from '#lib/auth/commands.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { success } from '#lib/http/respond.ts'
import { endedSessionCookie } from '#lib/http/session.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Ends the session. */
  POST: endpoint({
    who: 'kitchen',
    run: async ({ by }) => {
      await signOut(by, new Date())
      const response = success({ message: 'Signed out' })
      response.headers.set('set-cookie', endedSessionCookie())
      return response
    },
  }),
})
