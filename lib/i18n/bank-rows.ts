import { farm } from '../farm/rules/farm.ts'

/** Returns what a guest types into a transfer, but for the sum: the keys of the names, and the values. */
export function bankRows(reference: string) {
  const { accountName, name, accountNumber, ifsc, swift } = farm().bank
  return [
    ['payment.bank.account', accountName],
    ['payment.bank.bank', name],
    ['booking.transfer.number', accountNumber],
    ['booking.transfer.ifsc', ifsc],
    ['booking.transfer.swift', swift],
    // Forms of banks take letters and digits alone.
    ['booking.qr.reference', reference.replace('-', '')],
  ] as const
}
