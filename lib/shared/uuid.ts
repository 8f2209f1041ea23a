const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns true if a text is a UUID as the database writes it: it refuses to compare a UUID with anything else. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
