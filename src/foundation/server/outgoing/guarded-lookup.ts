import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * Checks the address to which the connection is really made: a name may resolve differently twice.
 * The usual lookup holds one of the few threads on which passwords and files wait too, and whoever
 * chose the name may let it wait there for long.
 */
export const guardedLookup = guardedBy(() => new Resolver({ timeout: 3 * secondMs, tries: 2 }))

export function guardedBy(resolver: () => Resolver): LookupFunction {
  return (host, options, answer) => {
    addressesOf(host, resolver()).then(
      addresses => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
          answer(new OutsideRefused(), [])
        } else if (options.all) answer(null, addresses)
        else answer(null, first.address, first.family)
      },
      (error: Error) => answer(error, []),
    )
  }
}

async function addressesOf(host: string, resolver: Resolver) {
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return found.flatMap((answered, index) => {
    if (answered.status === 'rejected') return []
    return answered.value.map(address => ({ address, family: index === 0 ? 4 : 6 }))
  })
}

export class OutsideRefused extends Error {
  override name = 'OutsideRefused'
  override message = 'That address is not one of the public Internet.'
}
