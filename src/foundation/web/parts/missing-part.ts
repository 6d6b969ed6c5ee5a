const keptAs = 'holdall.loaded-anew'
/** One that is missed again so soon after is missing for another reason than an upgrade. */
const againAfterMs = 10_000

/** In the words of each browser, and of the loader for styles. */
const words = /dynamically imported module|module script failed|preload CSS/i

/** A file of the site itself could not be had: only the version before had it, or nothing answers. */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && words.test(error.message)
}

/** Whether somebody answers, so that a part that is missing is gone for good. */
export async function isServerThere(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer !== null
}

/** The same address by the version of now; forms that keep what was typed keep it meanwhile. */
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
