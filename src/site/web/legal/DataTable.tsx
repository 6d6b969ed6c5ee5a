interface DataTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** On a narrow screen each row becomes a small card with its own labels. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className="my-5 w-full border-hairline border-t text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-hairline border-b">
          {columns.map(column => (
            <th key={column} scope="col" className="py-2.5 pr-5 text-sm last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([name, ...facts]) => (
          <tr key={name} className="border-hairline border-b align-top max-sm:block max-sm:py-3">
            <th scope="row" className="py-3 pr-5 font-semibold max-sm:block max-sm:py-0">
              {name}
            </th>
            {facts.map((fact, index) => (
              <td
                key={columns[index + 1]}
                className="py-3 pr-5 text-ink-soft last:pr-0 max-sm:block max-sm:py-0.5"
              >
                <span className="font-medium text-ink sm:hidden">{columns[index + 1]}: </span>
                {fact}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
