const keptAs = 'holdall.loaded-anew'
/** If loading fails again so soon after a reload, the reason is not an upgrade. */
const againAfterMs = 10_000

/** The messages of the browsers, and of the loader for styles. */
const words = /dynamically imported module|module script failed|preload CSS/i

/**
 * A file of the site could not be loaded: it belongs to an older version, or there is no
 * connection.
 */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && words.test(error.message)
}

/**
 * Whether the server answers, which means that the missing part is gone for good. During an upgrade
 * the proxy answers in its place.
 */
export async function isServerThere(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer !== null && answer.status < 500
}

/** Loads the current version of this address; what was typed into forms is kept. */
export function loadAnew(): boolean {
  try {
    const before = Number(sessionStorage.getItem(keptAs))
    if (Date.now() - before < againAfterMs) return false
    sessionStorage.setItem(keptAs, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}
