/** The provider names an object by its id, or sends it along whole. */
export function idOf(named: string | { id: string } | null | undefined): string | undefined {
  return typeof named === 'string' ? named : named?.id
}
