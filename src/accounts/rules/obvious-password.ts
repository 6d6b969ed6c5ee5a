const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const shortestWord = 6
const shortestOwnWord = 5
const shortestJoinedWord = 3
const fewestOtherLetters = 3

interface Known {
  breached: Pick<ReadonlySet<string>, 'has'>
  common: ReadonlySet<string>
  own: ReadonlySet<string>
}

/**
 * Refuses what is guessed first: a breached password, a common one with signs in it (`P@ssw0rd1!`),
 * or hardly more than the person's own name or ours.
 */
export function isObvious(password: string, { breached, common, own }: Known): boolean {
  const lower = password.toLowerCase()
  if (breached.has(lower)) return true
  const spellings = [...new Set([lower, withoutLookAlikes(bareTail(lower))])]
  if (spellings.some(text => consistsMostlyOf(own, text))) return true
  return spellings
    .map(bareWord)
    .some(
      word =>
        (word.length >= shortestWord && common.has(word)) ||
        (word.length >= shortestOwnWord && own.has(word)),
    )
}

/** Several own words in a row (`AdaReid1!`) are as easy to guess as one. */
function consistsMostlyOf(own: ReadonlySet<string>, text: string): boolean {
  const words = [...own].filter(word => word.length >= shortestJoinedWord)
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.replace(/\P{L}/gu, '').length < fewestOtherLetters
}

export function ownWords(parts: readonly string[]): Set<string> {
  return new Set(parts.map(part => bareWord(part.toLowerCase())))
}

function bareTail(text: string): string {
  return text.replace(/[^a-z@$]+$/, '')
}

function withoutLookAlikes(text: string): string {
  return text.replace(/[^a-z]/g, sign => lookAlikes[sign] ?? sign)
}

function bareWord(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}
