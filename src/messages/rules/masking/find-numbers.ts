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
/** People name times and sizes with these, so they count only in what begins like a telephone number. */
const largerWords: Record<string, string> = {
  ...{ ten: '10', eleven: '11', twelve: '12', thirteen: '13', fourteen: '14' },
  ...{ fifteen: '15', sixteen: '16', seventeen: '17', eighteen: '18', nineteen: '19' },
  ...{ twenty: '20', thirty: '30', forty: '40', fifty: '50' },
  ...{ sixty: '60', seventy: '70', eighty: '80', ninety: '90' },
}
const repeats: Record<string, number> = { double: 2, triple: 3, treble: 3 }

const oneOf = (words: object) => `(?:${Object.keys(words).join('|')})`
/** The next one may follow at once, as in "zeroseven". */
const wordEnd = `(?![a-z])|(?=${oneOf(digitWords)})`
const word = `${oneOf(digitWords)}(?:${wordEnd})`
const largerWord = `${oneOf(largerWords)}(?:${wordEnd})`
const repeat = `${oneOf(repeats)}(?:${wordEnd})`
/** A letter that looks like a digit, and begins no word for one. */
const asDigit = '(?:[il]|o(?!ne|h))'
/** Digits, letters that look like digits, and digits written as words. */
const piece = new RegExp(
  `(${repeat})|(${largerWord})|(${word})|(${asDigit}*\\d(?:\\d|${asDigit})*)`,
  'y',
)
const unitAhead = /[\s-]*(?:one|two|three|four|five|six|seven|eight|nine)(?![a-z])/y
/** Stands for what is no part of a number. `plainSigns` leaves none of it in a text. */
const blank = '\ue000'
const between = /[^\p{L}\p{N}£$€%×\ue000]{0,8}/uy
const connector = /(?:(and|plus)(?:\s+(?:then|add))?|then|dash|hyphen|space|stroke)(?![a-z])/y

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
    if (run?.digits) runs.push(run)
    at = Math.max(at + 1, run?.to ?? 0)
  }
  return runs
}

function runAt(text: string, start: number): Digits | undefined {
  if (/[a-z]/.test(text[start - 1] ?? '') && !/\d/.test(text[start] ?? '')) return undefined
  const run: Digits = { from: start, to: start, digits: '', asWords: 0 }
  let times = 1
  for (let at = start; ; ) {
    const found = matchAt(piece, text, at)
    const [whole = '', repeated, larger, spelled, written = ''] = found ?? []
    const isOver = !found || (larger && !/^(?:0|44)/.test(run.digits))
    // Nothing is found in what was looked through, such as "double garage".
    if (isOver) return run.digits === '' ? { ...run, to: at } : run
    at += whole.length
    if (repeated) times = repeats[repeated] ?? 1
    else {
      const added = larger ? largerDigits(larger, text, at) : digitsOf(spelled, written)
      run.digits += added.charAt(0).repeat(times) + added.slice(1)
      if (larger || spelled) run.asWords += 1
      times = 1
      run.to = at
    }
    at += gapAt(text, at, run.digits)
  }
}

/** "Twenty" has two digits, and "twenty-three" too. */
function largerDigits(larger: string, text: string, at: number): string {
  const digits = largerWords[larger] ?? ''
  return digits.endsWith('0') && matchAt(unitAhead, text, at) ? digits.charAt(0) : digits
}

function digitsOf(spelled: string | undefined, written: string): string {
  return spelled ? (digitWords[spelled] ?? '') : plainDigits(written)
}

/** "And" also stands between two numbers, but seldom after one that begins with a zero. */
function gapAt(text: string, at: number, digits: string): number {
  const gap = lengthAt(between, text, at)
  const joined = matchAt(connector, text, at + gap)
  if (!joined || (joined[1] && !digits.startsWith('0'))) return gap
  const end = gap + joined[0].length
  return end + lengthAt(between, text, at + end)
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  return matchAt(pattern, text, at)?.[0].length ?? 0
}

function plainDigits(text: string): string {
  return text.replace(/o/g, '0').replace(/[il]/g, '1')
}

const dates =
  /(?<!\d[./-]?)(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:20)?\d\d|20\d\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01]))(?![./-]?\d)/g
const days =
  /(?<!\d\s?[./-]?\s?|[/–-])(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?!\s?[./-]?\s?\d|[/–-])/g
const years =
  /(?<!\d[\s.,/–-]{0,3})(?:19|20)\d\d(?:\s?[-–,/&]\s?(?:19|20)\d\d)+(?![\s.,/–-]{0,3}\d)/g
const times =
  /(?<!\d[:.]?)(?:[01]?\d|2[0-3])(?::|(?<=(?:at|by|from|to|until|before|after|around|or|and) \d?\d)\.)[0-5]\d(?![:.]?\d)/g
const openingHours = '(?:[01]\\d|2[0-3])[0-5]\\d\\s?[-–]\\s?(?:[01]\\d|2[0-3])[0-5]\\d'
const openings = new RegExp(
  `(?<!\\d[\\s.–-]{0,3})${openingHours}(?:[\\s,;/]{1,3}${openingHours})*(?![\\s.–-]{0,3}\\d)`,
  'g',
)
const money = /£\s?(?:0|[1-9]\d{0,2})(?:,\d{3})*(?:\.\d\d)?(?!\d)/g

const blanks = (found: string) => blank.repeat(found.length)

/**
 * Dates, times and amounts are normal in messages. They become blanks, so that the digits on both
 * sides do not join.
 */
function withoutDatesAndSums(text: string): string {
  return [dates, days, years, money, times].reduce(
    (left, pattern) => left.replace(pattern, blanks),
    text,
  )
}

const fewestDigits = 9
const fewestInWords = 7
/** A number of the same town, as in "ring 629 101". */
const localNumber = /^\d[\d\s-]*\d$/
const callWords = /\b(?:call|ring|phone|tel|telephone|mobile|mob|whatsapp|dial)\b[^\d\ue000]{0,12}$/

export function phoneNumbers(text: string): Span[] {
  const plain = withoutDatesAndSums(text).replace(openings, blanks)
  return runsOfDigits(plain).filter(run => isLong(run) || isLocal(plain, run))
}

/** With several digits as words fewer are enough: that is rarely an accident. */
function isLong({ digits, asWords }: Digits): boolean {
  return digits.length >= (asWords >= 3 ? fewestInWords : fewestDigits)
}

function isLocal(text: string, { from, to, digits }: Digits): boolean {
  if (digits.length < 6 || !localNumber.test(text.slice(from, to))) return false
  return callWords.test(text.slice(Math.max(0, from - 24), from))
}

const sortCode = /(?<!\d)\d\d([-–\s./])\d\d\1\d\d(?!\d)/g
const hyphenedCode = /(?<!\d)\d\d([-–])\d\d\1\d\d(?!\d)/g
const eightDigits = /(?<![\d,.£])\d{8}(?![\d,])/g
const sixDigits = /(?<!\d)\d{6}(?!\d)/g
const iban = /(?<![a-z\d])[a-z]{2}\d{2}(?:[\s-]?[a-z\d]{2,4}){3,8}(?![a-z\d])/g
const bankWords = /\b(?:sort\s*code|s\/c|sc|account|acc?t?|a\/c|bank|iban|bacs)\b/

/** `isWhole` when both are there, so that somebody could pay. */
export function accountNumbers(text: string): { spans: Span[]; isWhole: boolean } {
  const plain = withoutDatesAndSums(text)
  const isAboutBank = bankWords.test(text)
  const runs = runsOfDigits(plain)
  const ofLength = (least: number, most: number) =>
    isAboutBank ? runs.filter(({ digits: { length } }) => length >= least && length <= most) : []
  const accounts = [...spansOf(plain, eightDigits), ...ofLength(7, 8)]
  const isPayment = isAboutBank || accounts.length > 0
  const codes = isPayment ? spansOf(text, sortCode) : spansOf(plain, hyphenedCode)
  const bareCodes = isPayment ? [...spansOf(plain, sixDigits), ...ofLength(6, 6)] : []
  const both = runs.filter(run => isCodeAndAccount(run, codes, isAboutBank))
  const ibans = spansOf(plain, iban).filter(span => digitsIn(plain, span) >= 8)
  const spans = [...accounts, ...codes, ...bareCodes, ...both, ...ibans]
  const hasBoth = codes.length + bareCodes.length > 0 && accounts.length > 0
  return { spans, isWhole: hasBoth || both.length + ibans.length > 0 }
}

/** One after the other, as in "20-45-67, 1234 5678". */
function isCodeAndAccount(
  { digits, from, to }: Digits,
  codes: readonly Span[],
  isAboutBank: boolean,
): boolean {
  if (digits.length !== 14) return false
  return isAboutBank || codes.some(code => code.from === from || code.to === to)
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
