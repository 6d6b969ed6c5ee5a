/** One letter of some scripts unfolds into eighteen. */
const longestFolded = 300

/** One spelling for comparing: no accents, no case, `St` for Saint, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .slice(0, longestFolded)
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
}
