export type BrowserStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const untilLeft = new Map<string, string>()
const standIn: BrowserStore = {
  getItem: key => untilLeft.get(key) ?? null,
  setItem: (key, value) => void untilLeft.set(key, value),
  removeItem: key => void untilLeft.delete(key),
}

/**
 * A browser that lets sites keep nothing throws as soon as its store is named. Then everything is
 * kept until the page is left or loaded again.
 */
export function tabStore(): BrowserStore {
  try {
    return sessionStorage
  } catch {
    return standIn
  }
}

export function localStore(): BrowserStore {
  try {
    return localStorage
  } catch {
    return standIn
  }
}
