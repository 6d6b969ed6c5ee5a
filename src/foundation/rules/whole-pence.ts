/** Of pounds as they come over the wire: 0.29 times 100 is 28.999999999999996. */
export function isWholePence(pounds: number): boolean {
  return Math.abs(pounds * 100 - Math.round(pounds * 100)) < 1e-6
}
