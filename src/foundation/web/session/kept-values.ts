const prefix = 'holdall.kept.'

export interface KeptValues {
  /** Whose words these are; on a shared computer the next person must not see them. */
  owner: string
  values: Record<string, unknown>
}

/** What somebody had typed and not yet sent. It lives in this tab and nowhere else. */
export function keepValues(name: string, kept: KeptValues): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(kept))
  } catch {
    // Storage that refuses us cannot keep anything; the form itself still works.
  }
}

export function keptValues(name: string, owner: string): KeptValues['values'] | undefined {
  try {
    const kept: Partial<KeptValues> | null = JSON.parse(
      sessionStorage.getItem(prefix + name) ?? 'null',
    )
    const values: unknown = kept?.owner === owner ? kept.values : undefined
    return isRecord(values) ? values : undefined
  } catch {
    return undefined
  }
}

export function forgetValues(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    // Nothing was kept there either.
  }
}

/** For whoever logs out: the next person at this browser finds nothing. */
export function forgetAllValues(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept there either.
  }
}

/** What is in it is read by the form that kept it. */
function isRecord(values: unknown): values is KeptValues['values'] {
  return typeof values === 'object' && values !== null && !Array.isArray(values)
}
