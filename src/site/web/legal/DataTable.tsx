import { cx } from '#design/ui/base/cx.ts'

interface DataTableProps {
  caption: string
  columns: readonly string[]
  /** The same in every table of a page, so that their columns stand below each other. */
  widths?: readonly `w-${string}`[]
  rows: readonly (readonly string[])[]
  /** A text whose cells are left out on a narrow screen. */
  hiddenOnPhone?: string
}

/** On a narrow screen each row becomes a small card. */
export function DataTable({ caption, columns, widths, rows, hiddenOnPhone }: DataTableProps) {
  return (
    <div className="@container my-5">
      <table
        className={cx(
          'w-full border-hairline border-t text-left @max-[40rem]:block',
          widths && 'table-fixed',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-[40rem]:sr-only">
          <tr className="border-hairline border-b">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cx('py-2.5 pr-5 text-sm last:pr-0 @max-[52rem]:pr-3', widths?.[index])}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[40rem]:block">
          {rows.map(([name, ...facts]) => (
            <tr
              key={name}
              className="border-hairline border-b align-top @max-[40rem]:block @max-[40rem]:py-3"
            >
              <th
                scope="row"
                className="py-3 pr-5 font-semibold @max-[52rem]:pr-3 @max-[40rem]:block @max-[40rem]:py-0"
              >
                {name}
              </th>
              {facts.map((fact, index) => (
                <td
                  key={columns[index + 1]}
                  className={cx(
                    'py-3 pr-5 text-ink-soft last:pr-0 @max-[52rem]:pr-3 @max-[40rem]:py-0.5',
                    fact === hiddenOnPhone ? '@max-[40rem]:hidden' : '@max-[40rem]:block',
                  )}
                >
                  <span className="font-semibold text-ink @min-[40rem]:hidden">
                    {columns[index + 1]}:{' '}
                  </span>
                  {fact}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
