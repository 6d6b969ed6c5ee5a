export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

const longestTable = 250_000

export function wordDiff(before: string, after: string): DiffPart[] {
  const was = wordsOf(before)
  const is = wordsOf(after)
  if (was.length * is.length > longestTable) return whole(before, after)
  const common = commonLengths(was, is)
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  while (i < was.length || j < is.length) {
    const [old = '', fresh = ''] = [was[i], is[j]]
    if (i < was.length && j < is.length && old === fresh) {
      add(parts, 'same', old)
      i += 1
      j += 1
    } else if (j >= is.length || (i < was.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      add(parts, 'removed', old)
      i += 1
    } else {
      add(parts, 'added', fresh)
      j += 1
    }
  }
  return parts
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

function whole(before: string, after: string): DiffPart[] {
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}

function add(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

/** The number of words that both texts share from each pair of positions on. */
function commonLengths(was: readonly string[], is: readonly string[]): number[][] {
  const table = Array.from({ length: was.length + 1 }, () =>
    new Array<number>(is.length + 1).fill(0),
  )
  for (let i = was.length - 1; i >= 0; i -= 1) {
    for (let j = is.length - 1; j >= 0; j -= 1) {
      const row = table[i] ?? []
      row[j] =
        was[i] === is[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  }
  return table
}

function at(table: readonly (readonly number[])[], i: number, j: number): number {
  return table[i]?.[j] ?? 0
}
