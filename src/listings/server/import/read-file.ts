import { CsvError, parse } from 'csv-parse/sync'
import { fail } from '#foundation/rules/errors.ts'
import { formatWhole } from '#foundation/rules/text/whole-numbers.ts'
import {
  foldWords,
  type ImportField,
  importColumns,
  importFields,
  mostLines,
} from '#listings/rules/import/columns.ts'
import type { Cells } from '#listings/rules/import/read-line.ts'
import type { ImportPreview, ImportProblem } from '#listings/rules/import/wire.ts'

export interface FileLine {
  line: number
  cells: Cells
}

export interface ReadFile {
  encoding: ImportPreview['encoding']
  lines: FileLine[]
  problems: ImportProblem[]
}

const unreadable = {
  spreadsheet: 'That is a spreadsheet. Please save it as “CSV UTF-8” and choose that file.',
  utf16: 'That file is in UTF-16. Please save it as “CSV UTF-8” and choose that file.',
}

/** Whatever can be told of the file without knowing what its cells mean. */
export function readFile(bytes: Uint8Array): ReadFile {
  const { text, encoding } = decoded(bytes)
  const { records, fault } = recordsOf(text)
  const [head, ...rest] = records
  if (!head) return { encoding, lines: [], problems: [fault ?? problem(1, 'The file is empty.')] }
  const { fields, problems } = readHeadings(head)
  if (problems.length > 0) return { encoding, lines: [], problems }
  const lines: FileLine[] = []
  for (const record of rest.slice(0, mostLines)) {
    const { line, cells } = record
    if (cells.slice(fields.length).some(cell => cell.trim() !== '')) {
      problems.push(problem(line, tooManyCells(cells.length, fields.length)))
    }
    lines.push({
      line,
      cells: Object.fromEntries(fields.map((field, at) => [field, cells[at] ?? ''])),
    })
  }
  const beyond = rest[mostLines]
  if (beyond) problems.push(problem(beyond.line, tooManyLines))
  if (fault) problems.push(fault)
  if (rest.length === 0 && !fault) problems.push(problem(2, 'There is nothing below the headings.'))
  return { encoding, lines, problems }
}

const tooManyLines = `A file may have at most ${formatWhole(mostLines)} spaces. Please split it.`
const tooManyEmpty = 'This file has far too many lines. Please delete the empty ones.'
const tooManyCells = (cells: number, columns: number) =>
  `This line has ${cells} cells, and there are ${columns} headings. Please look for a comma or a quotation mark too many.`

function decoded(bytes: Uint8Array): { text: string; encoding: ImportPreview['encoding'] } {
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b)
    fail('unsupported_media_type', undefined, unreadable.spreadsheet)
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isMarked || bytes.includes(0)) fail('unsupported_media_type', undefined, unreadable.utf16)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return { text, encoding: 'windows-1252' }
  }
}

interface CsvRecord {
  line: number
  cells: string[]
}

/** Spreadsheets leave lines of nothing but commas; however many, a file is read in a moment. */
const mostRecords = 10 * mostLines

/** Up to one line more than a file may have. */
function recordsOf(read: string): { records: CsvRecord[]; fault?: ImportProblem } {
  // The library counts a break of two characters within quotes as two lines.
  const text = read.replace(/\r\n?/g, '\n')
  const records: CsvRecord[] = []
  let [count, last] = [0, 0]
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      to: mostRecords,
      on_record(record: string[], { lines }) {
        ;[count, last] = [count + 1, lines]
        if (records.length < mostLines + 2 && record.some(cell => cell.trim() !== '')) {
          records.push({ line: lines - breaksIn(record), cells: record })
        }
        return null
      },
    })
    return count < mostRecords ? { records } : { records, fault: problem(last, tooManyEmpty) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(error.lines ?? records.length + 1)
    return { records, fault: problem(line, faultWords(error.code)) }
  }
}

function faultWords(code: string): string {
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quotation mark is opened here or above and not closed.'
    : 'A quotation mark stands in the middle of a cell. Inside quotation marks write it twice.'
}

function breaksIn(cells: readonly string[]): number {
  return cells.join(' ').split('\n').length - 1
}

/** The first line decides, as programs that know only one of them write it. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  const outside = first.replace(/"[^"]*"/g, '')
  const count = (sign: string) => outside.split(sign).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

const byHeading = new Map(
  importFields.flatMap(field => [
    [foldWords(importColumns[field].heading), field] as const,
    [foldWords(field), field] as const,
  ]),
)

/** Far more than we know; of so many at least some are told to be wrong. */
const mostHeadings = 100

function readHeadings({ line, cells }: CsvRecord) {
  const problems: ImportProblem[] = []
  const last = cells.findLastIndex(cell => cell.trim() !== '')
  const fields = cells.slice(0, Math.min(last + 1, mostHeadings)).flatMap((cell): ImportField[] => {
    const field = byHeading.get(foldWords(cell))
    if (!field) problems.push(problem(line, 'We do not know this heading.', cell))
    return field ? [field] : []
  })
  for (const field of importFields) {
    const { heading, ...column } = importColumns[field]
    const count = fields.filter(one => one === field).length
    if (count > 1) problems.push(problem(line, 'This heading is there more than once.', heading))
    const isMissing = count === 0 && 'needed' in column
    if (isMissing) problems.push(problem(line, 'This heading is missing.', heading))
  }
  return { fields, problems }
}

function problem(line: number, message: string, heading?: string): ImportProblem {
  return { line, column: heading?.slice(0, 100) ?? null, value: '', message }
}
