let isFirst = true

/** True until the page from the server is hydrated; the browser draws all later pages. */
export function isFirstPage(): boolean {
  return isFirst
}

export function endFirstPage(): void {
  isFirst = false
}
