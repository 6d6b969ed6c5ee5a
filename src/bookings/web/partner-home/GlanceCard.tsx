import { type ReactNode, useId } from 'react'
import { Card } from '#design/ui/surfaces/Card.tsx'

interface GlanceCardProps {
  heading: string
  about: string
  /** What stands beside the heading, such as a link or buttons to turn pages. */
  aside: ReactNode
  children: ReactNode
}

export function GlanceCard({ heading, about, aside, children }: GlanceCardProps) {
  const id = useId()
  return (
    <Card className="mt-8">
      <section aria-labelledby={id} className="@container">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div>
            <h2 id={id} className="text-lg">
              {heading}
            </h2>
            <p className="text-ink-soft text-sm">{about}</p>
          </div>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  )
}
