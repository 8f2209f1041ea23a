import { browserDays } from '../auth/rules.ts'
import { randomSecret } from '../shared/random.ts'
import { cookieLine, secretIn } from './cookies.ts'
import type { Asked } from './session.ts'

const name = 'dontali-browser'

/**
 * The secret by which a browser is known that asks for a code or types one, made if it has none, and the line that
 * sets it. It is no authority: without the code from the mail it opens nothing.
 */
export function staffBrowser({ cookies }: Pick<Asked, 'cookies'>): {
  secret: string
  line: string
} {
  const secret = secretIn(cookies, name) ?? randomSecret()
  return { secret, line: cookieLine(name, secret, browserDays * 86_400, 'Strict') }
}
