type Address = Record<string, unknown>

/** The page number in an address; the first page has none. */
export function pageIn({ page }: Address): { page?: number } {
  const asked = Math.floor(Number(page))
  return asked > 1 ? { page: asked } : {}
}

/** The texts of these names in an address, without the empty ones. */
export function textsIn<Name extends string>(
  names: readonly Name[],
  address: Address,
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {}
  for (const name of names) if (address[name]) texts[name] = String(address[name])
  return texts
}
