type Address = Record<string, unknown>

/** The page that an address asks for; the first one goes without saying. */
export function pageIn({ page }: Address): { page?: number } {
  const asked = Math.floor(Number(page))
  return asked > 1 ? { page: asked } : {}
}

/** The texts that an address says under these names; one that says nothing is left out. */
export function textsIn<Name extends string>(
  names: readonly Name[],
  address: Address,
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {}
  for (const name of names) if (address[name]) texts[name] = String(address[name])
  return texts
}
