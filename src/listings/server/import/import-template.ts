import { csvOf } from '#foundation/rules/csv.ts'
import type { CsvFile } from '#foundation/rules/csv-file.ts'
import { readListValues } from '#foundation/server/configuration/configuration-table.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { columnOf, type ImportColumn, importFields } from '#listings/rules/import/columns.ts'

/** By this mark at the beginning spreadsheets read it as UTF-8. */
const byteOrderMark = '\ufeff'

export async function importTemplate({ db }: Pick<Context, 'db'>): Promise<CsvFile> {
  const columns = importFields.map(columnOf)
  const example: string[] = []
  for (const column of columns) example.push(await exampleOf(db, column))
  const rows = [columns.map(({ heading }) => heading), example]
  return { fileName: 'holdall-spaces.csv', csv: `${byteOrderMark}${csvOf(rows)}\r\n` }
}

async function exampleOf(db: Db, { list, example }: ImportColumn): Promise<string> {
  if (!list) return example
  const items = await readListValues(db, list)
  const label = (value: string) => items.find(item => item.value === value)?.label ?? value
  return example.split('|').map(label).join(' | ')
}
