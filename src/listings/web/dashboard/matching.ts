import type { Listing } from '#listings/rules/wire.ts'

/** Every word of the search stands in the title or the address, in any order and any case. */
export function matching<Found extends Pick<Listing, 'storageTitle' | 'address'>>(
  listings: readonly Found[],
  search: string,
): readonly Found[] {
  const wanted = words(search)
  return listings.filter(({ storageTitle, address }) => {
    const text = words(`${storageTitle} ${address}`).join(' ')
    return wanted.every(word => text.includes(word))
  })
}

function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
}
