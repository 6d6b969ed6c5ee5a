import type { LifeTable, StepOfTable } from '#foundation/rules/life.ts'

const opening = `# Lives

Everything that has a life changes by the table of its life and in no other way: \`change()\` in \`src/foundation/server/lives/change.ts\` finds the row for what happened, asks its condition on what was read under the lock, writes the columns, brings about what the row names, keeps a record, posts the letter and wakes the jobs, all in one transaction. What has no row cannot happen.

The pictures and tables below are drawn from those tables by \`npm run lives\`.`

const columns = [
  'when it is',
  'this',
  'by',
  'if',
  'makes it',
  'and changes',
  'brings about',
  'recorded as',
  'tells',
  'wakes',
]

/** The text of `docs/lives.md`: a picture and a table of each life. */
export function drawLives(lives: readonly LifeTable[]): string {
  return `${[opening, ...lives.map(drawLife)].join('\n\n')}\n`
}

function drawLife(life: LifeTable): string {
  const title = life.name.charAt(0).toUpperCase() + life.name.slice(1)
  return [`## ${title}`, picture(life), table(life)].join('\n\n')
}

function picture(life: LifeTable): string {
  const arrows = grouped(life.steps, ({ from, to }) => `${from ?? '[*]'} --> ${to}`)
  const events = [...arrows].map(([arrow, steps]) => {
    return `  ${arrow} : ${[...new Set(steps.map(({ event }) => event))].join(', ')}`
  })
  const hasBirth = life.steps.some(({ from }) => from === null)
  const birth = hasBirth ? [] : [`  [*] --> ${life.states[0]}`]
  const ends = life.endings.map(state => `  ${state} --> [*]`)
  return ['```mermaid', 'stateDiagram-v2', ...birth, ...events, ...ends, '```'].join('\n')
}

/** Rows that differ only in their first state become one. */
function table(life: LifeTable): string {
  const rows = [...grouped(life.steps, step => cells(step).join('|')).values()].map(steps => {
    const [step] = steps
    const from = steps.map(one => one.from ?? 'nothing').join(', ')
    return step ? [from, ...cells(step)] : []
  })
  const widths = columns.map((_, index) =>
    Math.max(3, ...[columns, ...rows].map(row => row[index]?.length ?? 0)),
  )
  const line = (row: readonly string[], filler = ' ') =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0, filler)).join(' | ')} |`
  const rule = columns.map(() => '')
  return [line(columns), line(rule, '-'), ...rows.map(row => line(row))].join('\n')
}

function cells(step: StepOfTable): string[] {
  return [
    code([step.event]),
    step.by.join(', '),
    code(step.guard?.name.split(', ')),
    step.to === step.from ? 'the same' : step.to,
    code(step.effects),
    code(step.consequences),
    code(step.recordedAs ? [step.recordedAs] : []),
    letters(step),
    code(step.wakes),
  ]
}

function letters({ letter }: StepOfTable): string {
  if (typeof letter !== 'object') return code(letter ? [letter] : [])
  return Object.entries(letter)
    .map(([by, name]) => `\`${name}\` (${by})`)
    .join(', ')
}

function code(names: readonly string[] = []): string {
  return names.map(name => `\`${name}\``).join(', ')
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}
