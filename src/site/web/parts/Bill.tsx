export interface BillLine {
  label: string
  amount: string
}

interface BillProps {
  caption: string
  lines: readonly BillLine[]
  total: BillLine
}

export function Bill({ caption, lines, total }: BillProps) {
  return (
    <div className="@container">
      <table className="w-full max-w-xl border border-hairline bg-surface shadow-soft">
        <caption className="pb-3 text-left text-ink-soft">{caption}</caption>
        <tbody>
          {lines.map(({ label, amount }) => (
            <tr key={label} className="border-hairline border-b">
              <th
                scope="row"
                className="px-5 @max-[16rem]:px-1 @max-[16rem]:text-sm py-3 text-left font-normal"
              >
                {label}
              </th>
              <td className="px-5 @max-[16rem]:px-1 @max-[16rem]:text-sm py-3 whitespace-nowrap text-right tabular-nums">
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th
              scope="row"
              className="px-5 @max-[16rem]:px-1 @max-[16rem]:text-sm py-3.5 text-left"
            >
              {total.label}
            </th>
            <td className="px-5 @max-[16rem]:px-1 @max-[16rem]:text-sm py-3.5 whitespace-nowrap text-right tabular-nums">
              {total.amount}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
