/**
 * Lets so many pieces of work go on together and the others wait in line. Work that keeps the
 * processor busy is not done sooner by being begun, and holds up everything else meanwhile.
 */
export function fewAtOnce(most: number) {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (underWay < most) underWay += 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else underWay -= 1
    }
  }
}
