/** From the first sign to the one after the last. */
export interface Span {
  from: number
  to: number
}

const digitWords: Record<string, string> = {
  ...{ zero: '0', oh: '0', o: '0', nought: '0', naught: '0', nil: '0' },
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5' },
  ...{ six: '6', seven: '7', eight: '8', nine: '9', hundred: '00' },
}
const repeats: Record<string, number> = { double: 2, triple: 3, treble: 3 }

const word = `(?:${Object.keys(digitWords).join('|')})(?![a-z])`
const repeat = `(?:${Object.keys(repeats).join('|')})\\b`
/** Digits, letters that look like digits, and digits written as words. */
const piece = new RegExp(`(${repeat})|(${word})|(\\d(?:[oil]*\\d)*[oil]*|[oil]+\\d[\\doil]*)`, 'y')
const between = /[\s.,\-–—_/()+*•·:|~\u0027"]{0,5}/y

interface Digits extends Span {
  digits: string
  asWords: number
}

/** Other signs may stand between them, but only a few. */
export function runsOfDigits(text: string): Digits[] {
  const runs: Digits[] = []
  let at = 0
  while (at < text.length) {
    const run = runAt(text, at)
    if (run) runs.push(run)
    at = run ? run.to : at + 1
  }
  return runs
}

function runAt(text: string, start: number): Digits | undefined {
  if (/[a-z]/.test(text[start - 1] ?? '') && !/\d/.test(text[start] ?? '')) return undefined
  let digits = ''
  let asWords = 0
  let end = start
  let times = 1
  for (let at = start; ; ) {
    piece.lastIndex = at
    const found = piece.exec(text)
    if (!found) break
    const [whole, repeated, spelled, written = ''] = found
    at += whole.length
    if (repeated) times = repeats[repeated] ?? 1
    else {
      const added = spelled ? (digitWords[spelled] ?? '') : plainDigits(written)
      digits += spelled || times > 1 ? added.charAt(0).repeat(times) + added.slice(1) : added
      if (spelled) asWords += 1
      times = 1
      end = at
    }
    between.lastIndex = at
    at += between.exec(text)?.[0].length ?? 0
  }
  return digits === '' ? undefined : { from: start, to: end, digits, asWords }
}

function plainDigits(text: string): string {
  return text.replace(/o/g, '0').replace(/[il]/g, '1')
}

const dates =
  /(?<!\d[./-]?)(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:20)?\d\d|20\d\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01]))(?![./-]?\d)/g
const times =
  /(?<!\d[:.]?)(?:[01]?\d|2[0-3])(?::|(?<=(?:at|by|from|to|until|before|after|around|or|and) \d?\d)\.)[0-5]\d(?![:.]?\d)/g
const money = /£\s?\d{1,3}(?:,\d{3})*(?:\.\d\d)?(?!\d)/g

/**
 * Dates, times and amounts are normal in messages. They become '#', so that the digits on both
 * sides do not join.
 */
export function withoutDatesAndSums(text: string): string {
  const blank = (found: string) => '#'.repeat(found.length)
  return text.replace(dates, blank).replace(money, blank).replace(times, blank)
}

const fewestDigits = 9
const fewestInWords = 7
const mostDigits = 16

/** With several digits as words fewer are enough: that is rarely an accident. */
export function phoneNumbers(text: string): Span[] {
  return runsOfDigits(withoutDatesAndSums(text)).filter(({ digits, asWords }) => {
    const isLong = digits.length >= fewestDigits && digits.length <= 3 * mostDigits
    return isLong || (asWords >= 3 && digits.length >= fewestInWords)
  })
}

const sortCode = /(?<!\d)\d\d([-–\s./])\d\d\1\d\d(?!\d)/g
const eightDigits = /(?<![\d,.£])\d{4}[\s-]?\d{4}(?![\d,])/g
const sixDigits = /(?<!\d)\d{6}(?!\d)/g
const iban = /(?<![a-z\d])[a-z]{2}\d{2}(?:[\s-]?[a-z\d]{2,4}){3,8}(?![a-z\d])/g
const bankWords = /\b(?:sort\s*code|s\/c|sc|account|acc?t?|a\/c|bank|iban|bacs)\b/

/** `isWhole` when both are there, so that somebody could pay. */
export function accountNumbers(text: string): { spans: Span[]; isWhole: boolean } {
  const plain = withoutDatesAndSums(text)
  const isAboutBank = bankWords.test(text)
  const accounts = spansOf(plain, eightDigits)
  const codes = spansOf(isAboutBank ? text : plain, sortCode)
  const bareCodes = isAboutBank || accounts.length > 0 ? spansOf(plain, sixDigits) : []
  const ibans = spansOf(plain, iban).filter(span => digitsIn(plain, span) >= 8)
  const spans = [...accounts, ...codes, ...bareCodes, ...ibans]
  const hasBoth = codes.length + bareCodes.length > 0 && accounts.length > 0
  return { spans, isWhole: hasBoth || ibans.length > 0 }
}

function digitsIn(text: string, { from, to }: Span): number {
  return text.slice(from, to).replace(/\D/g, '').length
}

export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(found => ({
    from: found.index,
    to: found.index + found[0].length,
  }))
}
