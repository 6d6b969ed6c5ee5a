/** Most people here write numbers the British way, so a number without a country is British. */
const homeCountry = '44'

export const phoneWords = 'Please enter a phone number, such as 07700 900123.'

/** E.164, or `undefined` when it cannot be a telephone number. */
export function asPhoneNumber(typed: string): string | undefined {
  const bare = typed
    .trim()
    .replace(/^00/, '+')
    .replace(/\(0\)/g, '')
    .replace(/[\s().-]/g, '')
  const number = bare.startsWith('0') ? `+${homeCountry}${bare.slice(1)}` : bare
  if (!/^\+[1-9][0-9]{6,14}$/.test(number)) return undefined
  return number.startsWith(`+${homeCountry}`) && !isBritish(number) ? undefined : number
}

/**
 * Where British numbers have their gaps: mobiles, the largest towns, other large towns and 0800,
 * the rest.
 */
const britishShapes = [
  /^(07\d{3})(\d{6})$/,
  /^(02\d)(\d{4})(\d{4})$/,
  /^(011\d|01\d1|0[3589]\d{2})(\d{3})(\d{3,4})$/,
  /^(0\d{4})(\d{4,6})$/,
]

/** "07700 900456": British numbers the way British people write them, others in full. */
export function phoneText(number: string): string {
  if (!isBritish(number)) return number
  const national = `0${number.slice(1 + homeCountry.length)}`
  const groups = britishShapes.map(shape => shape.exec(national)).find(Boolean)
  return groups ? groups.slice(1).join(' ') : national
}

function isBritish(number: string): boolean {
  return /^\+44[1-9][0-9]{8,9}$/.test(number)
}
