const between = 'Q'
/** Nobody looks for more, and every length is one more question to the index. */
const longest = 60
const mostKeys = 2000

/**
 * All the words by which a saved search may name an address: from the beginning of any word on,
 * whole or as far as somebody typed. `whole` are those that end where a word ends.
 */
export function wordsThatFind(searchText: string): { all: string[]; whole: string[] } {
  const all = new Set<string>()
  const whole = new Set<string>()
  for (const start of startsOf(searchText)) {
    const rest = searchText.slice(start, start + longest)
    for (let end = 1; end <= rest.length; end += 1) {
      const key = rest.slice(0, end)
      all.add(key)
      const next = searchText[start + end]
      if (next === undefined || next === between) whole.add(key)
    }
    if (all.size > mostKeys) break
  }
  return { all: [...all], whole: [...whole] }
}

function startsOf(text: string): number[] {
  return [...text].flatMap((letter, at) => {
    const isStart = letter !== between && (at === 0 || text[at - 1] === between)
    return isStart ? [at] : []
  })
}
