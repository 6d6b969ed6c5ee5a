import { copy } from './copy.ts'

interface TypedSoFar {
  hasSubject: boolean
  reason: string
  words: string
}

const shortest = 10
const { missing } = copy

/** What has to be filled in first, said beside the button that waits for it. */
export function missingIn({ hasSubject, reason, words }: TypedSoFar): string | undefined {
  if (!hasSubject) return missing.link
  if (reason === '') return missing.reason
  return words.trim().length < shortest ? missing.words(shortest) : undefined
}
