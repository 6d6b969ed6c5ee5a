/** 12,345. By hand, as the browser's own formats take longer to wake than a page to come alive. */
export function formatWhole(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
