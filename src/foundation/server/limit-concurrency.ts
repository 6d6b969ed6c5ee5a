/**
 * Lets only so many pieces of heavy work run at once; the others wait in the order they came. What
 * keeps the processor busy is not done sooner by being begun, and holds up all else meanwhile.
 */
export function limitConcurrency(
  places: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let free = places
  return async work => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
