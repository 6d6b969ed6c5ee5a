const key = 'holdall.searches'
const most = 4

/** Stays in this browser. */
export type LastSearch = [words: string, search: string]

export function rememberSearch(words: string, search: string): void {
  try {
    const others = lastSearches().filter(([before]) => before !== words)
    localStorage.setItem(key, JSON.stringify([[words, search], ...others].slice(0, most)))
  } catch {
    // The browser refuses to store: then the list stays empty.
  }
}

export function lastSearches(): LastSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, most) : []
  } catch {
    return []
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // The browser refuses to store.
  }
}

function isSearch(value: unknown): value is LastSearch {
  return Array.isArray(value) && value.length === 2 && value.every(text => typeof text === 'string')
}
