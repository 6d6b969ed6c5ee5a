/** Also of what is kept in the browser beyond its tab, until somebody logs out. */
export const keptPrefix = 'holdall.kept.'

export interface KeptValues {
  /** Whose words these are; on a shared computer the next person must not see them. */
  owner: string
  values: Record<string, unknown>
}

/** What somebody had typed and not yet sent. It lives in this tab and nowhere else. */
export function keepValues(name: string, kept: KeptValues): void {
  try {
    sessionStorage.setItem(keptPrefix + name, JSON.stringify(kept))
  } catch {
    // Storage that refuses us cannot keep anything; the form itself still works.
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

export function forgetValues(name: string): void {
  try {
    sessionStorage.removeItem(keptPrefix + name)
  } catch {
    // Nothing was kept there either.
  }
}

/** For whoever logs out: the next person at this browser finds nothing. */
export function forgetAllValues(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(keptPrefix)) storage.removeItem(key)
      }
    }
  } catch {
    // Nothing was kept there either.
  }
}

/** What is in it is read by the form that kept it. */
function isRecord(values: unknown): values is KeptValues['values'] {
  return typeof values === 'object' && values !== null && !Array.isArray(values)
}
