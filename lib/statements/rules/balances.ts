/** What the balances beside the lines say of their signs. */
export type Proof = { agree: number; oppose: number }

/**
 * Counts the lines whose sum is the difference of two balances, and those whose sum is that with the other sign. Files run
 * up or down; the direction counts in which more lines have their sum. Wrong signs everywhere, `oppose`, are those of a
 * column that was taken for the other.
 */
export function proofOf(lines: readonly { paise: number; balance: number | null }[]): Proof {
  const up = { agree: 0, oppose: 0 }
  const down = { agree: 0, oppose: 0 }
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]?.balance ?? null
    const after = lines[at + 1]?.balance ?? null
    if (line.balance === null) continue
    if (before !== null) count(up, line.balance - before, line.paise)
    if (after !== null) count(down, line.balance - after, line.paise)
  }
  const [first, second] = up.agree >= down.agree ? [up, down] : [down, up]
  return second.agree + second.oppose > first.agree + first.oppose ? second : first
}

function count(proof: Proof, step: number, paise: number): void {
  if (step === paise) proof.agree++
  else if (step === -paise) proof.oppose++
}

/** Returns true if the balances say that money in and money out were taken for each other. */
export function isReversed({ agree, oppose }: Proof): boolean {
  return oppose > agree
}
