import { type ReactNode, useId } from 'react'
import { cx } from '#design/ui/base/cx.ts'

interface BandProps {
  heading: string
  lead?: ReactNode
  /** A darker background. */
  sunk?: boolean
  children: ReactNode
}

export function Band({ heading, lead, sunk = false, children }: BandProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-sunk={sunk || undefined}
      className={cx('laid-out-later', afterPlain, sunk && 'border-hairline border-y bg-sunk')}
    >
      <div className="mx-auto max-w-page px-edge py-14 sm:px-8 lg:py-18">
        <h2 id={id} className="text-3xl sm:text-4xl">
          {heading}
        </h2>
        {lead && <p className="mt-3 max-w-measure text-ink-soft text-lg">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}

/** Two plain bands in a row need only one space between them. */
const afterPlain = '[section:not([data-sunk])+&:not([data-sunk])>div]:pt-0'
