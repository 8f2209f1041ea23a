/** Returns where staff see a bank's statement beside the bookings. */
export function statementPath(id: string): string {
  return `/app/money/statement?id=${id}`
}
