/** In which order people type without thinking: the alphabet, the digits and the rows of keys. */
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

export const predictableWords =
  'Runs such as abc, 123 or aaa are guessed first. Please mix in something else.'

/** Whether it is little more than runs: `Abc123!@#` is three of them, `Aa123456!` as well. */
export function isPredictable(password: string): boolean {
  return runsIn(password.toLowerCase()) < fewestRuns
}

/** Stretches of the same character, or of characters that follow one another, either way. */
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

/** 0 for the same again, 1 for the next, -1 for the one before; nothing where they are far apart. */
function stepBetween(one: string | undefined, other: string): number | undefined {
  if (one === undefined) return undefined
  if (one === other) return 0
  const forwards = orders.some(order => order.includes(one + other))
  return forwards ? 1 : orders.some(order => order.includes(other + one)) ? -1 : undefined
}
