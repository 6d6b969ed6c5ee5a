import { accountOfTab, keptPrefix } from './kept-values.ts'

/**
 * For whoever ends a session because the email of their account is mistyped: they stay the same
 * person. Call the answer once the session has ended; then the values are a visitor's again.
 */
export function holdValuesOfTab(): () => void {
  const held = valuesOfTab()
  return () => {
    for (const [key, value] of held) sessionStorage.setItem(key, value)
  }
}

function valuesOfTab(): [string, string][] {
  try {
    const isHeld = (key: string) => key.startsWith(keptPrefix) && key !== accountOfTab
    return Object.entries(sessionStorage).filter(([key]) => isHeld(key))
  } catch {
    return []
  }
}
