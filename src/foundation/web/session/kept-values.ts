/** Also for values that stay in the browser beyond their tab, until somebody logs out. */
export const keptPrefix = 'holdall.kept.'

export interface Press {
  sent: string
  key: string
}

/**
 * What was sent and has no answer yet, by the name of its form. Whoever opens the form again and
 * sends what is kept there means the same press.
 */
export const presses = new Map<string | symbol, Press>()

export function forgetValues(name: string): void {
  presses.delete(name)
  try {
    sessionStorage.removeItem(keptPrefix + name)
  } catch {
    // Nothing was kept there either.
  }
}

export const accountOfTab = `${keptPrefix}account`

/**
 * What a visitor entered in this tab becomes theirs. What another account left here when its session
 * ended does not.
 */
export function adoptValues(account: string): void {
  try {
    const before = sessionStorage.getItem(accountOfTab)
    if (before !== null && before !== account) forgetIn(sessionStorage)
    sessionStorage.setItem(accountOfTab, account)
  } catch {
    // Nothing was kept there either.
  }
}

/** After logging out, the next person at this browser finds nothing. */
export function forgetAllValues(): void {
  presses.clear()
  try {
    forgetIn(sessionStorage)
    forgetIn(localStorage)
  } catch {
    // Nothing was kept there either.
  }
}

function forgetIn(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(keptPrefix)) storage.removeItem(key)
  }
}
