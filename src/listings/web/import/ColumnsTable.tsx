import { Table } from '#design/ui/surfaces/Table.tsx'
import type { ConfigurationList } from '#foundation/rules/configuration.ts'
import { columnOf, type ImportColumn, importFields } from '#listings/rules/import/columns.ts'
import { useChoices } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.template

export function ColumnsTable() {
  return (
    <Table
      caption={words.caption}
      rows={importFields.map(columnOf)}
      rowKey={({ heading }) => heading}
      columns={[
        {
          key: 'column',
          heading: words.column,
          cell: ({ heading }) => <span className="font-semibold">{heading}</span>,
        },
        {
          key: 'needed',
          heading: words.needed,
          cell: ({ needed }) => (needed ? words.yes : words.no),
        },
        { key: 'what', heading: words.what, cell: column => <What column={column} /> },
      ]}
    />
  )
}

function What({ column: { kind, list, about } }: { column: ImportColumn }) {
  return (
    <span className="wrap-anywhere text-sm">
      {kindWords[kind]} {list && <Labels list={list} />} {about}
    </span>
  )
}

const kindWords = {
  text: words.text,
  number: words.number,
  money: words.money,
  yesNo: words.yesNo,
  choice: words.one,
  choices: words.several,
} satisfies Record<ImportColumn['kind'], string>

function Labels({ list }: { list: ConfigurationList }) {
  const choices = useChoices(list)
  if (choices.length === 0) return words.loading
  return `${choices.map(({ label }) => label).join(' | ')}.`
}
