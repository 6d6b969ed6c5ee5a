/** The pattern of `like` for texts that contain exactly these words. */
export function likePattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
