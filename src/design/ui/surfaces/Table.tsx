import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'

export interface Column<Row> {
  key: string
  heading: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
}

export interface TableProps<Row> {
  caption: string
  showCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  className?: string
}

// On narrow screens every row becomes a small card, with the headings beside the values, or above
// them where the text is large.
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  className,
}: TableProps<Row>) {
  return (
    // A table that is laid out as blocks loses its roles, so they are given explicitly.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <div className={cx('@container', className)}>
      <table role="table" className="w-full text-left @max-[40rem]:block">
        <caption
          className={showCaption ? 'mb-3 text-left font-semibold @max-[40rem]:block' : 'sr-only'}
        >
          {caption}
        </caption>
        <thead role="rowgroup" className="@max-[40rem]:sr-only">
          <tr role="row" className="border-hairline border-b">
            {columns.map(heading)}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-[40rem]:block">
          {rows.map(row => (
            <tr
              key={rowKey(row)}
              role="row"
              className="border-hairline border-b last:border-b-0 @max-[40rem]:block @max-[40rem]:py-3"
            >
              {columns.map(column => (
                <td
                  key={column.key}
                  role="cell"
                  data-heading={column.heading}
                  className={cx(
                    'px-3 py-3.5 align-middle first:pl-0 last:pr-0',
                    '@max-[40rem]:grid @max-[40rem]:grid-cols-[auto_minmax(0,1fr)] @max-[40rem]:items-baseline @max-[40rem]:justify-items-end @max-[40rem]:gap-x-4 @max-[40rem]:*:col-start-2 @max-[40rem]:px-0 @max-[40rem]:py-1.5 @max-[40rem]:text-balance @max-[40rem]:text-right @max-[40rem]:empty:hidden',
                    '@max-[12rem]:grid-cols-1 @max-[12rem]:*:col-start-1 @max-[12rem]:justify-items-start @max-[12rem]:text-left',
                    '@max-[40rem]:before:justify-self-start @max-[40rem]:before:text-ink-soft @max-[40rem]:before:text-sm @max-[40rem]:before:content-[attr(data-heading)]',
                    column.numeric && 'text-right tabular-nums',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

function heading<Row>(column: Column<Row>) {
  return (
    <th
      key={column.key}
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="columnheader"
      scope="col"
      className={cx(
        'px-3 py-2.5 font-semibold text-ink-soft text-sm first:pl-0 last:pr-0',
        column.numeric && 'text-right',
      )}
    >
      {column.heading}
    </th>
  )
}
