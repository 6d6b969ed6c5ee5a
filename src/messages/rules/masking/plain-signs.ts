/** `text` in letters that the patterns understand, and where each of them was in the original. */
export interface PlainSigns {
  text: string
  /** For each sign of `text` the place in the original, and one more for the end. */
  places: readonly number[]
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\p{Me}]/u

/** Full-width, circled and bold letters become plain ones; invisible ones are dropped. */
export function plainSigns(original: string): PlainSigns {
  let text = ''
  const places: number[] = []
  let place = 0
  for (const sign of original) {
    if (!invisible.test(sign)) {
      const plain = digitOf(sign) ?? sign.normalize('NFKC').toLowerCase()
      for (let at = 0; at < plain.length; at += 1) places.push(place)
      text += plain
    }
    place += sign.length
  }
  return { text, places: [...places, place] }
}

/** Unicode has the digits of each script in a row of ten. Some rows follow each other directly. */
function digitOf(sign: string): string | undefined {
  if (!/\p{Nd}/u.test(sign)) return undefined
  const code = sign.codePointAt(0) ?? 0
  let firstZero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(firstZero - 1))) firstZero -= 1
  return String((code - firstZero) % 10)
}
