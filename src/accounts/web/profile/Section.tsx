import type { ReactNode } from 'react'
import { Card } from '#design/ui/surfaces/Card.tsx'

interface SectionProps {
  /** Also the anchor in the address. */
  id: string
  heading: string
  intro?: string
  children: ReactNode
}

export function Section({ id, heading, intro, children }: SectionProps) {
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        {intro && <p className="mt-1.5 max-w-measure text-ink-soft">{intro}</p>}
        <div className="mt-5">{children}</div>
      </section>
    </Card>
  )
}

interface SettingProps {
  title: string
  explained: ReactNode
  action?: ReactNode
  /** Dialogs of the action. */
  children?: ReactNode
}

export function Setting({ title, explained, action, children }: SettingProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-base">{title}</h3>
        <p className="mt-0.5 text-ink-soft text-sm">{explained}</p>
      </div>
      {action}
      {children}
    </li>
  )
}
