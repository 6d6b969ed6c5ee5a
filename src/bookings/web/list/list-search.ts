import { type PartnerTab, partnerTabs, renterTabs } from '#bookings/rules/life/tabs.ts'
import { listAddress, type Side } from '../addresses.ts'

export interface ListSearch {
  tab?: string
  as?: 'renter'
}

export function listSearch({ tab, as }: Record<string, unknown>): ListSearch {
  return {
    ...(typeof tab === 'string' && { tab }),
    ...(as === 'renter' && { as }),
  }
}

/** What the address of a page names, if that side has such a tab. */
export function tabIn(side: Side, tab: unknown): PartnerTab | undefined {
  const names: readonly PartnerTab[] = side === 'host' ? partnerTabs : renterTabs
  return names.find(name => name === tab)
}

/** What a list shows first, as its page will ask for it. */
export function openingList(side: Side, { tab, q }: Record<string, unknown>): string {
  return listAddress({
    as: side,
    tab: tabIn(side, tab) ?? 'opening',
    q: typeof q === 'string' ? q.trim() : '',
  })
}
