import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { copy } from '#design/ui/base/copy.ts'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'

interface PanelProps {
  heading: string
  /** Where the address ends in `#` and this, the page comes to the panel once it is there. */
  anchor?: string
  children: ReactNode
}

export function Panel({ heading, anchor, children }: PanelProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (anchor && window.location.hash === `#${anchor}`) section.current?.scrollIntoView()
  }, [anchor])
  return (
    <Card>
      <section ref={section} aria-labelledby={id} className="scroll-mt-8">
        <h2 id={id} className="mb-4 text-lg">
          {heading}
        </h2>
        {children}
      </section>
    </Card>
  )
}

interface LoadedPanelProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  heading: string
  words: { failed: string }
  /** Left out where nothing is known of whether there will be a panel. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/** For a panel that reads what it shows by itself, and may then show nothing. */
export function LoadedPanel<Data>(props: LoadedPanelProps<Data>) {
  const { query, heading, words, waiting = null, children } = props
  if (query.data !== undefined) return children(query.data)
  if (!query.isError || query.isFetching) return waiting
  const retry = () => {
    void query.refetch()
    rescueFocus()
  }
  return (
    <Panel heading={heading}>
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{words.failed}</p>
        <Button variant="secondary" size="sm" onClick={retry}>
          {copy.retry}
        </Button>
      </div>
    </Panel>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="@container grid gap-3">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 @md:grid-cols-[10rem_1fr]">
      <dt className="text-ink-soft text-sm @md:pt-0.5">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  )
}
