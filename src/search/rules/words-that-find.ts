const between = 'Q'
/** Nobody types more, and each length is another key to look up in the index. */
const longest = 60
const mostKeys = 2000

/**
 * Every text that somebody may type to find this address: it starts at the start of a word and may
 * stop in the middle of one. `whole` are those that stop at the end of a word.
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
