/** A network of a client, and how many times as much as one client it may use. */
export type Share = { network: string; times: number }

/**
 * Returns the networks of a client as `server/http.ts` names it, the narrowest first, each of which may use `growth` times as
 * much as the one within it. A client of IPv6 is counted by its /64, its /56 and its /48 at once: a provider gives one
 * customer any of these, and each /48 holds 65,536 of the first. Any other client is one network.
 */
export function sharesOf(client: string, growth: number): Share[] {
  return networksOf(client).map((network, at) => ({ network, times: growth ** at }))
}

/** Counts `change` for each network of a client; one that has nothing left is forgotten. */
export function addToShares(
  counts: Map<string, number>,
  shares: readonly Share[],
  change: number,
): void {
  for (const { network } of shares) {
    const count = (counts.get(network) ?? 0) + change
    if (count > 0) counts.set(network, count)
    else counts.delete(network)
  }
}

function networksOf(client: string): string[] {
  const [, start = '', fourth = ''] =
    /^((?:[\da-f]{1,4}:){3})([\da-f]{1,4})::\/64$/.exec(client) ?? []
  if (!start) return [client]
  const upper = Number.parseInt(fourth, 16) & 0xff00
  return [client, `${start}${upper.toString(16)}::/56`, `${start}:/48`]
}
