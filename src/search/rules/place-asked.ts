/** `Storage in Leeds, UK` means Leeds: everything here is storage in the UK. */
export function placeAsked(typed: string): string {
  const spaced = typed.replace(/\s+/g, ' ').trim()
  const place = spaced.replace(whatFor, '').replace(homeCountry, '')
  return place || spaced
}

/** We do not know where the visitor is. */
export function asksNearMe(typed: string): boolean {
  return /\bnear me$/i.test(typed)
}

const whatFor =
  /^(?:(?:self |cheap )?(?:storage|garages?|lofts?|lock-?ups?|warehouses?|containers?)(?: spaces?| units?)?(?: to (?:rent|let)| for rent)? (?:in|near(?! me$)|around|at) |near (?!me$))/i
const homeCountry = /(?:,? (?:uk|u\.k\.|gb|united kingdom)|, ?(?:great britain|england|uk|gb))$/i
