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

/**
 * Refuses what a guesser tries first: a password known from breaches, a common one dressed up
 * (`P@ssw0rd1!`), or nothing more than the person's own name or ours with trimmings.
 */
export function isObvious(
  password: string,
  { breached, common, own }: Record<'breached' | 'common' | 'own', ReadonlySet<string>>,
): boolean {
  const lower = password.toLowerCase()
  if (breached.has(lower)) return true
  const spelt = [...new Set([lower, plain(bareTail(lower))])]
  if (spelt.some(text => isLittleBut(own, text))) return true
  return spelt
    .map(bareWord)
    .some(
      word =>
        (word.length >= shortestWord && common.has(word)) ||
        (word.length >= shortestOwnWord && own.has(word)),
    )
}

/** Own words one after another (`AdaReid1!`) are no better than one of them. */
function isLittleBut(own: ReadonlySet<string>, text: string): boolean {
  const words = [...own].filter(word => word.length >= shortestJoinedWord)
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.replace(/\P{L}/gu, '').length < fewestOtherLetters
}

/** The words of a person's own: names, mailbox and the product. */
export function ownWords(parts: readonly string[]): Set<string> {
  return new Set(parts.map(part => bareWord(part.toLowerCase())))
}

function bareTail(text: string): string {
  return text.replace(/[^a-z@$]+$/, '')
}

function plain(text: string): string {
  return text.replace(/[^a-z]/g, sign => lookAlikes[sign] ?? sign)
}

function bareWord(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}
