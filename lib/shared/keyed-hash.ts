import { createHmac } from 'node:crypto'

/**
 * A hash of a text under the service's secret (HMAC-SHA256, base64url): the same text gives the same, and without the
 * secret nobody finds the text by trying all that there are, of which an IPv4 address has few.
 */
export function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
