import type { ReactNode } from 'react'
import { cx } from './cx.ts'

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

// On a phone every row becomes a small card of its own, with the headings beside the values.
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  className,
}: TableProps<Row>) {
  return (
    // The roles are said aloud because a table laid out as blocks loses them.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className={cx('w-full text-left max-sm:block', className)}>
      <caption className={showCaption ? 'mb-3 text-left font-semibold max-sm:block' : 'sr-only'}>
        {caption}
      </caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-hairline border-b">
          {columns.map(column => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={cx(
                'px-3 py-2.5 font-medium text-ink-soft text-sm first:pl-0 last:pr-0',
                column.numeric && 'text-right',
              )}
            >
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map(row => (
          <tr
            key={rowKey(row)}
            role="row"
            className="border-hairline border-b last:border-b-0 max-sm:block max-sm:py-3"
          >
            {columns.map(column => (
              <td
                key={column.key}
                role="cell"
                data-heading={column.heading}
                className={cx(
                  'px-3 py-3.5 align-middle first:pl-0 last:pr-0',
                  'max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1.5 max-sm:text-right max-sm:empty:hidden',
                  'max-sm:before:shrink-0 max-sm:before:text-ink-soft max-sm:before:text-sm max-sm:before:content-[attr(data-heading)]',
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
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
