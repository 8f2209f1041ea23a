const known = { 'maratha-wada-room': 'wada', 'valley-view-cottage': 'cottage' } as const

/**
 * Under which name the messages write about a room, by the slug that it was created with; undefined for one
 * that staff added, which has the name that they gave it in every language.
 */
export function knownRoom(slug: string): 'wada' | 'cottage' | undefined {
  return Object.hasOwn(known, slug) ? known[slug as keyof typeof known] : undefined
}
