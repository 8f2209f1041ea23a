import { plainTrait, type Trait } from '../../booking/rules/sender.ts'
import { requiredEnv } from '../../env.ts'
import { keyedHash } from '../../shared/keyed-hash.ts'
import { sharesOf } from '../../shared/networks.ts'

/** Returns what is stored of a trait of a sender: a hash under the service's secret, another for each kind of trait. */
export function traitHash(trait: Trait, value: string): string {
  return keyedHash(`${trait} ${plainTrait(trait, value)}`, requiredEnv('AUTH_SECRET'))
}

/** Returns what is stored of the networks of a client, the widest first. */
export function networkHashes(address: string): string[] {
  return sharesOf(address, 1)
    .map(({ network }) => traitHash('network', network))
    .reverse()
}
