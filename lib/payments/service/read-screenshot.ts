import { type NewFile, reencodeImage } from '../../files/service/pictures.ts'

/**
 * Makes a payment's screenshot ready to be stored: encodes it anew as {@link reencodeImage} does, whose refusals
 * are its own, before all pictures that are no payments, and adds the fingerprint by which the database finds others
 * that look alike. `before` runs when its turn has come, so that work which has become useless while it waited can be
 * refused.
 */
export function readScreenshot(
  given: { name: string; bytes: Uint8Array },
  before: () => Promise<void> = async () => undefined,
): Promise<NewFile> {
  return reencodeImage({ ...given, asPayment: before })
}
