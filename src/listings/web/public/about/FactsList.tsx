import type { PublicListing } from '#listings/rules/wire.ts'
import { answerTime, percent } from './facts-text.ts'

type Facts = NonNullable<PublicListing['facts']>

const words = {
  answers: 'Usually answers within',
  answered: 'Requests answered',
  cancelled: 'Paid bookings cancelled by the partner',
  basis: (requests: number) =>
    `From ${requests} requests in the last twelve months: the middle one of the times to answer, the share answered in time with yes or no, and the share of paid bookings that the partner cancelled.`,
}

export function FactsList({ facts }: { facts: Facts }) {
  const { answerMinutes, answeredShare, cancelledShare, requests } = facts
  return (
    <div className="w-full">
      <dl className="grid gap-1 text-sm">
        {answerMinutes !== null && <Fact name={words.answers}>{answerTime(answerMinutes)}</Fact>}
        <Fact name={words.answered}>{percent(answeredShare)}</Fact>
        <Fact name={words.cancelled}>{percent(cancelledShare)}</Fact>
      </dl>
      <p className="mt-2 text-ink-soft text-sm">{words.basis(requests)}</p>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap items-end gap-x-4">
      <dt className="min-w-0 flex-1 basis-32 text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
