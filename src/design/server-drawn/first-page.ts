let isFirst = true

/** True until the page that the server sent has come alive; later pages are drawn by the browser. */
export function isFirstPage(): boolean {
  return isFirst
}

export function endFirstPage(): void {
  isFirst = false
}
