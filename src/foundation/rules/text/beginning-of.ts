/** At most so long, and without half an emoji at its end, which the server would refuse. */
export function beginningOf(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}$/u, '')
}
