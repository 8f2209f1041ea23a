import { createHmac } from 'node:crypto'

/**
 * A hash of a text under the service's secret (HMAC-SHA256, base64url): the same text gives the same, and without the secret
 * the text can't be found by trying all possible ones, which is easy for IPv4 addresses.
 */
export function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
