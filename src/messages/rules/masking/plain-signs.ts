/** `text` in letters that the patterns understand, and where each of them was in the original. */
export interface PlainSigns {
  text: string
  /** For each sign of `text` the place in the original, and one more for the end. */
  places: readonly number[]
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\p{Me}\p{Co}]/u
const marks = /\p{M}/gu

/** Full-width, circled, bold and accented letters become plain ones; invisible ones are dropped. */
export function plainSigns(original: string): PlainSigns {
  let text = ''
  const places: number[] = []
  let place = 0
  for (const sign of original) {
    if (!invisible.test(sign)) {
      const plain = digitOf(sign) ?? letterOf(sign)
      for (let at = 0; at < plain.length; at += 1) places.push(place)
      text += plain
    }
    place += sign.length
  }
  return { text, places: [...places, place] }
}

/** Cyrillic and Greek letters that nobody can tell from Latin ones, and another full stop. */
const lookAlikes: Record<string, string> = {
  ...{ а: 'a', с: 'c', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm', о: 'o' },
  ...{ р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x', ԁ: 'd', ԛ: 'q', ԝ: 'w' },
  '。': '.',
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
}

function letterOf(sign: string): string {
  const plain = sign.normalize('NFKD').replace(marks, '').toLowerCase()
  return lookAlikes[plain] ?? plain
}

/** Unicode has the digits of each script in a row of ten. Some rows follow each other directly. */
function digitOf(sign: string): string | undefined {
  if (!/\p{Nd}/u.test(sign)) return blackDigitOf(sign)
  const code = sign.codePointAt(0) ?? 0
  let firstZero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(firstZero - 1))) firstZero -= 1
  return String((code - firstZero) % 10)
}

/** Digits in circles that no normal form makes plain. */
function blackDigitOf(sign: string): string | undefined {
  if (sign === '⓿') return '0'
  const code = sign.codePointAt(0) ?? 0
  const one = [0x24f5, 0x2776, 0x2780, 0x278a].find(first => code >= first && code < first + 9)
  return one === undefined ? undefined : String(code - one + 1)
}
