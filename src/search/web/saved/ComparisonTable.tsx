// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take them from a table laid out as a grid
import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { cx } from '#design/ui/base/cx.ts'
import type { ReadSpace } from '#listings/web/public/read-listing.ts'
import { copy } from './copy.ts'

export interface ComparisonRow {
  label: string
  of: (space: ReadSpace, index: number) => ReactNode
}

interface ComparisonTableProps {
  spaces: readonly ReadSpace[]
  rows: readonly ComparisonRow[]
}

const row = 'max-sm:grid max-sm:grid-cols-[repeat(var(--spaces),minmax(0,1fr))]'
const cell = 'wrap-anywhere max-sm:snap-start max-sm:py-2 max-sm:pr-3 sm:p-3'

/** Labels stand above the values on a narrow screen, so that two spaces fit side by side. */
export function ComparisonTable({ spaces, rows }: ComparisonTableProps) {
  return (
    <>
      {spaces.length > 2 && (
        <p className="text-ink-soft text-sm sm:hidden">{copy.swipe(spaces.length)}</p>
      )}
      <section
        className="relative overflow-x-auto max-sm:snap-x"
        aria-label={copy.comparing}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways by the keyboard too
        tabIndex={0}
      >
        <table
          role="table"
          style={{ '--spaces': spaces.length } as CSSProperties}
          className={cx(
            'w-full table-fixed border-collapse text-left max-sm:block sm:min-w-2xl',
            spaces.length > 2 && 'max-sm:w-[calc(var(--spaces)*45%)]',
          )}
        >
          <Titles spaces={spaces} />
          <tbody role="rowgroup" className="max-sm:block">
            {rows.map(({ label, of }) => (
              <tr key={label} role="row" className={cx(row, 'border-hairline border-t')}>
                <th
                  role="rowheader"
                  scope="row"
                  className="wrap-anywhere sticky left-0 z-10 bg-paper text-left align-top font-semibold text-sm max-sm:col-span-full max-sm:justify-self-start max-sm:pt-3 max-sm:text-ink-soft sm:p-3"
                >
                  {label}
                </th>
                {spaces.map((space, index) => (
                  <td key={space.listing._id} role="cell" className={cx(cell, 'align-top')}>
                    {of(space, index) || copy.none}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Titles({ spaces }: Pick<ComparisonTableProps, 'spaces'>) {
  return (
    <thead role="rowgroup" className="max-sm:block">
      <tr role="row" className={row}>
        <th
          role="columnheader"
          scope="col"
          className="sticky left-0 w-32 bg-paper p-3 align-bottom font-semibold max-sm:sr-only"
        >
          {copy.space}
        </th>
        {spaces.map(({ listing }) => (
          <th
            key={listing._id}
            role="columnheader"
            scope="col"
            className={cx(cell, 'align-bottom font-semibold max-sm:self-end')}
          >
            <Link to="/book/$id" params={{ id: listing._id }} className="text-link font-semibold">
              {listing.storageTitle}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  )
}
