/** The words of a search, or of a text that is searched: in any case, with or without accents. */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .split(/[\s,;:?!“”"()]+|\.+(?=\s|$)/)
    .filter(Boolean)
}
