/** Rows in which people type without thinking: the alphabet, the digits, and the rows of keys. */
const orders = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '!@#$%^&*()',
  '!"£$%^&*()',
]
const fewestRuns = 4
const charactersARun = 2

export const predictableWords =
  'Runs such as abc, 123 or aaa are guessed first. Please mix in something else.'

/** `Abc123!@#` consists of only three runs, and so does `Aa123456!`. Those of `Abc12!` are short. */
export function isPredictable(password: string): boolean {
  const runs = runsIn(password.toLowerCase())
  return runs < fewestRuns && [...password].length > runs * charactersARun
}

export function runsIn(text: string): number {
  const characters = [...text]
  let direction: number | undefined
  return characters.reduce((runs, character, index) => {
    const step = stepBetween(characters[index - 1], character)
    const goesOn = step !== undefined && (direction === undefined || step === direction)
    direction = goesOn ? step : undefined
    return goesOn ? runs : runs + 1
  }, 0)
}

/** 0 for the same character, 1 for the next in a row, -1 for the one before. */
function stepBetween(one: string | undefined, other: string): number | undefined {
  if (one === undefined) return undefined
  if (one === other) return 0
  const forwards = orders.some(order => order.includes(one + other))
  return forwards ? 1 : orders.some(order => order.includes(other + one)) ? -1 : undefined
}
