import { keptPrefix } from '../session/kept-values.ts'

export interface KeptValues {
  /** Whose values these are: on a shared computer the next person must not see them. */
  owner: string
  values: Record<string, unknown>
}

/** What somebody has typed and not yet sent. It stays in this tab only. */
export function keepValues(name: string, kept: KeptValues): void {
  try {
    sessionStorage.setItem(keptPrefix + name, JSON.stringify(kept))
  } catch {
    // If storage is refused, nothing can be kept; the form itself still works.
  }
}

export function keptValues(name: string, owner: string): KeptValues['values'] | undefined {
  try {
    const kept: Partial<KeptValues> | null = JSON.parse(
      sessionStorage.getItem(keptPrefix + name) ?? 'null',
    )
    const values: unknown = kept?.owner === owner ? kept.values : undefined
    return isRecord(values) ? values : undefined
  } catch {
    return undefined
  }
}

/** The form that kept them checks the values. */
function isRecord(values: unknown): values is KeptValues['values'] {
  return typeof values === 'object' && values !== null && !Array.isArray(values)
}
