/**
 * Runs at most so many pieces of work at once; the others wait in their order. Work that needs the
 * processor gets no faster by running beside more of it, and blocks everything else.
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
