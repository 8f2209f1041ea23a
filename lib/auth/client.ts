import { callApi } from '../shared/api.ts'

/** Asks for a sign-in code by mail and returns the server's message. Throws Refusal as every call here does. */
export async function sendCode(email: string): Promise<string> {
  const body = new URLSearchParams({ email })
  const { message } = await callApi<{ message: string }>('admin_send_otp.php', {
    method: 'POST',
    body,
  })
  return message
}

/**
 * Signs in with a code, with the key of its link if it came from the terminal; the session comes as a cookie that no
 * script can read.
 */
export async function verifyCode(email: string, otp: string, key?: string): Promise<void> {
  const body = new URLSearchParams({ email, otp, ...(key && { key }) })
  await callApi('admin_verify_otp.php', { method: 'POST', body })
}

/** Ends the session, here and wherever its cookie was copied to. */
export async function signOut(): Promise<void> {
  await callApi('auth/sign-out', { method: 'POST' })
}
