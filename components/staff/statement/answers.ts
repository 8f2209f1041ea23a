import type {
  LineChange,
  LinesUndone,
  LinesVerified,
  LineVerification,
  WireMatches,
} from '#lib/statements/schema.ts'

const noAnswer = 'Not changed: the server did not answer. Try again.'

/** Returns the answer that was lost on the way to a verification, by how the statement stands now. */
export function verifiedBy(lines: readonly LineVerification[], now: WireMatches): LinesVerified {
  const done = now.verified.filter(({ line }) => lines.some(({ line_id }) => line_id === line.id))
  return {
    verified: done.map(({ line, payment_id, booking_id, reference }) => ({
      line_id: line.id,
      amount: line.amount,
      payment_id,
      booking_id,
      reference,
    })),
    refused: lines
      .filter(({ line_id }) => done.every(({ line }) => line.id !== line_id))
      .map(({ line_id }) => ({ line_id, code: 'internal', message: noAnswer })),
  }
}

/** Returns the answer that was lost on the way to taking payments back, by how the statement stands now. */
export function undoneBy(paymentIds: readonly string[], now: WireMatches): LinesUndone {
  const isVerified = (id: string) => now.verified.some(({ payment_id }) => payment_id === id)
  return {
    undone: paymentIds.filter((id) => !isVerified(id)),
    refused: paymentIds
      .filter(isVerified)
      .map((payment_id) => ({ payment_id, code: 'internal', message: noAnswer })),
  }
}

/** Returns true if a credit stands as a change that got no answer wanted it. */
export function isChanged(line: string, wanted: LineChange, now: WireMatches): boolean {
  if ('ignored' in wanted) {
    return now.unknown.credits.some(({ id, ignored }) => id === line && ignored === wanted.ignored)
  }
  const isMatched = (id: string) =>
    [...now.sure, ...now.likely].some(
      (match) =>
        match.line.id === line &&
        match.candidates.some(({ payment_id, booking_id }) =>
          [payment_id, booking_id].includes(id),
        ),
    )
  return 'apart' in wanted ? !isMatched(wanted.apart) : isMatched(wanted.together)
}
