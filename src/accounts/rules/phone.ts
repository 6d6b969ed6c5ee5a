/** Most people here write numbers the British way, so a number without a country is British. */
const homeCountry = '44'

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

function isBritish(number: string): boolean {
  return /^\+44[1-9][0-9]{8,9}$/.test(number)
}
