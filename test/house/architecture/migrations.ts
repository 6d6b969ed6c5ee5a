import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import type { Breach } from './rule.ts'

/** Older migrations were written without this rule. */
export const firstForTwoVersions = 250

/**
 * During an upgrade two versions work on one database, so a migration may only add. To remove
 * something, say since which migration no code uses it: `-- unused since 250: <why>`. A new demand
 * must be met by the older version anyway: `-- two versions: <why>`.
 */
export function migrationsTheOlderVersionCannotLiveWith(folder: string): Breach[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  const numbers = new Set(names.map(numberOf))
  return names
    .filter(name => numberOf(name) >= firstForTwoVersions)
    .sort()
    .flatMap(name => {
      const text = readFileSync(join(folder, name), 'utf8')
      return breachesOf(name, text, since => since < numberOf(name) && numbers.has(since))
    })
}

const refused: readonly [pattern: RegExp, why: string][] = [
  [
    /^drop (table|view|materialized view|function|type|schema|sequence)\b/,
    'what goes is still used',
  ],
  [/^truncate\b/, 'what goes is still used'],
  [
    /\bdrop (column )?(if exists )?(?!constraint|default|not null|expression|identity)\w+/,
    'a column goes',
  ],
  [/\brename\b/, 'the old name is still used'],
  [/\balter (column )?\w+ (set data )?type\b/, 'the old type is still written'],
  [/\balter (column )?\w+ set not null\b/, 'the older version may leave it out'],
  [/\balter (column )?\w+ drop default\b/, 'the older version counts on it'],
  [
    /\badd (column )?(if not exists )?\w+ [^,]*not null(?![^,]*default|[^,]*generated)/,
    'the older version does not fill it',
  ],
  [
    /\badd (constraint (?<constraint>\w+) )?(check|unique|foreign key|primary key|exclude)\b/,
    'the older version may write what it refuses',
  ],
  [
    /^create unique index (concurrently )?(if not exists )?\w+ on (?<table>\w+)/,
    'the older version may write what it refuses',
  ],
  [/^alter type \w+ (rename|drop)\b/, 'the old name is still used'],
]

function breachesOf(name: string, text: string, isOlder: (since: number) => boolean): Breach[] {
  const made = new Set(
    [...text.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(one => one[1]),
  )
  return statementsOf(text).flatMap(({ sql, line, notes }) => {
    const since = /-- unused since (\d{3}): \S/.exec(notes)?.[1]
    if (since !== undefined && isOlder(Number(since))) return []
    const isLookedAt = /-- two versions: \S/.test(notes)
    const table = /^alter table (?:if exists )?(?:only )?(\w+)/.exec(sql)?.[1]
    if (table !== undefined && made.has(table)) return []
    return refused.flatMap(([pattern, why]) => {
      const found = isTable(sql) || pattern.source.startsWith('^') ? pattern.exec(sql) : null
      if (isLookedAt && isAskedAnew(why)) return []
      if (!found || made.has(found.groups?.table ?? '')) return []
      const constraint = found.groups?.constraint
      // A constraint that replaces one of the same name may only allow more; a person must check
      // that.
      if (constraint && sql.includes(`drop constraint ${constraint}`)) return []
      return [{ path: `migrations/${name}`, line, why }]
    })
  })
}

/** A person may know better than a pattern what the older version writes. */
function isAskedAnew(why: string): boolean {
  return why.startsWith('the older version')
}

function isTable(sql: string): boolean {
  return sql.startsWith('alter table')
}

interface Statement {
  /** In lower case, on one line, without comments and texts. */
  sql: string
  line: number
  /** The comments inside the statement and right before it. */
  notes: string
}

/** Bodies of functions contain semicolons, so they are removed first. */
function statementsOf(text: string): Statement[] {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ')
  const plain = text.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, blank).replace(/'(?:[^']|'')*'/g, blank)
  const code = plain.replace(/--[^\n]*/g, blank)
  const statements: Statement[] = []
  let start = 0
  for (const part of code.split(';')) {
    const notes = plain.slice(start, start + part.length)
    const lead = part.length - part.trimStart().length
    const line = text.slice(0, start + lead).split('\n').length
    const sql = outsideBrackets(part).replace(/\s+/g, ' ').trim().toLowerCase()
    if (sql) statements.push({ sql, line, notes })
    start += part.length + 1
  }
  return statements
}

function numberOf(name: string): number {
  return Number.parseInt(name, 10)
}

/** Brackets belong to what is before them, and would be mistaken for other statements. */
function outsideBrackets(sql: string): string {
  let plain = sql
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, ' ')
  }
  return plain
}
