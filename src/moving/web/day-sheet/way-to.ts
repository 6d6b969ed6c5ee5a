/** Each system opens its own map by another address; iPhones do not know `geo:`. */
export function wayTo(address: string, userAgent: string): string {
  const query = encodeURIComponent(address)
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${query}`
  return `https://www.openstreetmap.org/search?query=${query}`
}
