'use client'

import { signOut } from '#lib/auth/client.ts'
import { signedInHint } from '#lib/auth/rules.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { useToast } from '../toast/toast.ts'

const t = staffWords('kit')

/** Ends the session and opens the sign-in page; shows an error if the server could not be reached. */
export function useLogout(): () => Promise<void> {
  const toast = useToast()
  return async () => {
    try {
      await signOut()
    } catch (error) {
      // Without a session there is nothing left to end.
      if (!(error instanceof Refusal && error.code === 'sign_in_required')) {
        toast({ tone: 'error', text: t('logoutFailed') })
        return
      }
    }
    localStorage.removeItem(signedInHint)
    window.location.assign('/app/login')
  }
}
