import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Loading, SkeletonRow } from '#design/ui/states/Skeleton.tsx'
import { api } from '#foundation/web/api/api.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { pictures } from '../pictures.ts'
import { copy } from './copy.ts'
import { LetterFrame } from './LetterFrame.tsx'
import { onlyInDemo } from './only-in-demo.ts'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

const everyThreeSeconds = 3000

function outboxQuery(to: string) {
  const query = to ? `?to=${encodeURIComponent(to)}` : ''
  return queryOptions({
    queryKey: ['outbox', to],
    queryFn: ({ signal }) => api.get<Mail[]>(`/dev/outbox${query}`, { signal }),
    refetchInterval: everyThreeSeconds,
  })
}

export const Route = createFileRoute('/_public/dev/outbox')({
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } =>
    typeof to === 'string' && to ? { to } : {},
  loader: onlyInDemo,
  component: OutboxPage,
})

function OutboxPage() {
  const { to = '' } = Route.useSearch()
  const { data: letters, isError, refetch } = useQuery(outboxQuery(to))
  return (
    <div className="mx-auto max-w-4xl px-edge py-10 sm:px-8">
      <PageHead title={copy.outbox.title} noindex />
      <h1 className="text-3xl sm:text-4xl">{copy.outbox.heading}</h1>
      <p className="mt-3 max-w-measure text-ink-soft text-lg">{copy.outbox.lead}</p>
      <form action="/dev/outbox" className="mt-6 mb-8 flex flex-wrap items-end gap-3">
        <TextField
          key={to}
          name="to"
          label={copy.outbox.to}
          type="email"
          defaultValue={to}
          className="w-full max-w-sm"
        />
        <Button type="submit">{copy.outbox.show}</Button>
      </form>
      {letters?.map(letter => (
        <Letter key={letter.to + letter.sentAt + letter.subject} letter={letter} />
      ))}
      {letters?.length === 0 && (
        <EmptyState
          title={copy.outbox.empty.heading}
          illustration={<pictures.email className="aspect-[4/3]" />}
        >
          {copy.outbox.empty.words}
        </EmptyState>
      )}
      {!letters && isError && (
        <ErrorState title={copy.outbox.failed} onRetry={() => void refetch()} />
      )}
      {!letters && !isError && (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
    </div>
  )
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/London',
})

function Letter({ letter }: { letter: Mail }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      onToggle={event => event.currentTarget.open && setWasOpened(true)}
      className="mb-3 rounded-card border border-hairline bg-surface open:shadow-soft"
    >
      <summary className="list-none rounded-card px-5 py-4 hover:bg-sunk [&::-webkit-details-marker]:hidden">
        <span className="block font-semibold">{letter.subject}</span>
        <span className="mt-0.5 flex flex-wrap justify-between gap-x-6 text-ink-soft text-sm">
          <span className="wrap-anywhere min-w-0">{copy.outbox.sentTo(letter.to)}</span>
          <time dateTime={letter.sentAt}>{moment.format(new Date(letter.sentAt))}</time>
        </span>
      </summary>
      {wasOpened && (
        <div className="grid gap-4 border-hairline border-t p-5">
          {letter.html && <LetterFrame subject={letter.subject} html={letter.html} />}
          <details open={!letter.html}>
            <summary className="inline-flex min-h-11 items-center font-semibold text-green">
              {copy.outbox.asText}
            </summary>
            <pre className="overflow-x-auto whitespace-pre-wrap rounded-field bg-sunk p-4 font-text">
              {letter.text}
            </pre>
          </details>
        </div>
      )}
    </details>
  )
}
