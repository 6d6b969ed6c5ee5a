import type { ConfigurationList } from '#foundation/rules/configuration.ts'
import { readListValues } from '#foundation/server/configuration/configuration-table.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { columnOf, exampleReference, importFields } from '#listings/rules/import/columns.ts'
import { type Choices, type ReadLine, readLine } from '#listings/rules/import/read-line.ts'
import type { ImportProblem } from '#listings/rules/import/wire.ts'
import { type FileLine, type ReadFile, readFile } from './read-file.ts'

export interface CheckedLine extends Pick<ReadLine, 'reference' | 'form'> {
  line: number
}

export interface CheckedFile extends Pick<ReadFile, 'encoding'> {
  lines: CheckedLine[]
  problems: ImportProblem[]
}

const longestShown = 80

export async function checkFile(db: Db, bytes: Uint8Array): Promise<CheckedFile> {
  const { encoding, lines, problems: ofFile } = readFile(bytes)
  const choices = lines.length > 0 ? await readChoices(db) : {}
  const problems = [...ofFile]
  const checked: CheckedLine[] = []
  const firstWith = new Map<string, number>()
  for (const one of lines.filter(({ cells }) => !isExample(cells.reference))) {
    const { reference, form, problems: ofLine } = readLine(one.cells, choices)
    const twin = reference === null ? undefined : firstWith.get(reference)
    if (twin !== undefined) ofLine.set('reference', `Line ${twin} has the same reference.`)
    if (reference !== null && twin === undefined) firstWith.set(reference, one.line)
    problems.push(...shownProblems(one, ofLine))
    checked.push({ line: one.line, reference, form })
  }
  problems.sort((one, other) => one.line - other.line)
  return { encoding, lines: checked, problems }
}

/** The line that comes with the template. */
function isExample(reference: string | undefined): boolean {
  return reference?.trim().toLowerCase() === exampleReference
}

function shownProblems({ line, cells }: FileLine, problems: ReadLine['problems']): ImportProblem[] {
  return importFields.flatMap(field => {
    const message = problems.get(field)
    if (message === undefined) return []
    const value = (cells[field] ?? '').slice(0, longestShown)
    return [{ line, column: columnOf(field).heading, value, message }]
  })
}

async function readChoices(db: Db): Promise<Choices> {
  const lists = new Set<ConfigurationList>(
    importFields.flatMap(field => columnOf(field).list ?? ([] as const)),
  )
  const all: Record<string, { value: string; label: string }[]> = {}
  for (const list of lists) all[list] = await readListValues(db, list)
  return all
}
