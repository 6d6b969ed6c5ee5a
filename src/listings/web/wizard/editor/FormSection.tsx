import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#design/ui/base/cx.ts'
import { WarningIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { pressMs } from '#foundation/web/use-after-press.ts'
import { copy } from '../copy.ts'
import type { SectionName } from './sections.ts'
import type { StepForm } from './step-form.ts'

interface FormSectionProps {
  name: SectionName
  form: StepForm
  heading: string
  intro?: ReactNode
  children: ReactNode
}

export function FormSection({ name, form, heading, intro, children }: FormSectionProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isMarked = form.isMarked(name)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Without a target the focus went to a dialog, another window or plain text: that counts as
    // leaving.
    if (currentTarget.contains(relatedTarget)) return
    timer.current = setTimeout(() => form.visit(name), pressMs)
  }
  return (
    <Card
      className={cx(isMarked && 'border-danger ring-1 ring-danger')}
      onBlur={onBlur}
      onFocus={() => clearTimeout(timer.current)}
    >
      <section data-section={name}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="text-xl">{heading}</h3>
          {isMarked && (
            <Badge tone="danger" icon={<WarningIcon />}>
              {copy.incomplete}
            </Badge>
          )}
        </div>
        {intro && <p className="mt-1.5 max-w-measure text-ink-soft">{intro}</p>}
        <div className="mt-5 grid gap-5">{children}</div>
      </section>
    </Card>
  )
}
