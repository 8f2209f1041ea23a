import { property as sample } from '../../property.ts'
import type { Facts } from '../schema/facts.ts'
import { factValue } from './fact-values.ts'
import type { FactName, FactValue } from './named-facts.ts'

/** Returns true for a fact that differs from the sample's. */
export function isOwn(facts: Facts, name: FactName): boolean {
  return isOwnValue(name, factValue(facts, name))
}

/** Returns true for a value that the sample's fact doesn't have. */
export function isOwnValue(name: FactName, value: FactValue | undefined): boolean {
  return value !== factValue(sample, name)
}

/** Returns true for a fact that guests are told: the sample tells them its own, and another farm only what it has said itself. */
export function isTold(facts: Facts, name: FactName): boolean {
  return facts.demo || isOwn(facts, name)
}

/** Returns true for a farm whose account guests can send a transfer to. */
export function takesTransfers(facts: Facts): boolean {
  return isTold(facts, 'bank.accountNumber')
}

/** Returns which of the facts by which guests find a farm are its own. One of another place has another road or PIN code. */
export function ownFacts(facts: Facts) {
  const places = ['address.street', 'address.taluka', 'address.postalCode'] as const
  return {
    name: isOwn(facts, 'name') && isOwn(facts, 'brand'),
    place: places.some((name) => isOwn(facts, name)),
    phone: isOwn(facts, 'phone'),
    whatsapp: isOwn(facts, 'whatsapp'),
  }
}
