import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { LinkedRequest } from '#bookings/rules/answer-link.ts'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { NeedsScript } from '#design/ui/states/NeedsScript.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { answerLinks } from '../api.ts'
import { BookingLink } from '../list/BookingLink.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { copy, outcomeOf } from './copy.ts'

const onward = `justify-self-start ${buttonClass({ variant: 'secondary' })}`

type Wish = 'approve' | 'decline'

export const Route = createFileRoute('/_public/answer-request/$token')({
  ssr: false,
  validateSearch: ({ answer }): { answer: Wish } => ({
    answer: answer === 'decline' ? 'decline' : 'approve',
  }),
  component: AnswerRequestPage,
  pendingComponent: NeedsScript,
})

/** Opening the link changes nothing, because mail programs open links by themselves. */
function AnswerRequestPage() {
  const { token } = Route.useParams()
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 px-edge py-12 sm:px-8 sm:py-20">
      <PageHead title={copy.title} secret />
      <Question token={token} />
    </div>
  )
}

function Question({ token }: { token: string }) {
  const { answer } = Route.useSearch()
  const queries = useQueryClient()
  const queryKey = ['answer-request', token]
  const link = useQuery({
    queryKey,
    queryFn: ({ signal }) => answerLinks.look(token, signal),
  })
  return (
    <Loaded
      query={link}
      failed={copy.title}
      waiting={
        <Loading>
          <Skeleton className="h-64 w-full" />
        </Loading>
      }
      missing={<UnknownLink />}
    >
      {linked =>
        linked.request ? (
          <AnswerForm
            key={answer}
            {...{ token, request: linked.request, title: linked.title, wish: answer }}
            onAnswered={answered => queries.setQueryData(queryKey, answered)}
            onRefused={() => queries.invalidateQueries({ queryKey })}
          />
        ) : (
          <Outcome linked={linked} />
        )
      }
    </Loaded>
  )
}

function Outcome({ linked }: { linked: LinkedRequest }) {
  const { heading, words } = outcomeOf(linked)
  return (
    <>
      <div role="status">
        <h1 className="break-words text-3xl">{heading}</h1>
      </div>
      <p className="wrap-anywhere font-semibold">{linked.title}</p>
      <p>{words}</p>
      {linked.state === 'suspended' ? (
        <Link to="/contact" className={onward}>
          {copy.toContact}
        </Link>
      ) : (
        <BookingLink id={linked.booking} area="bookings" className={onward}>
          {copy.toRequest}
        </BookingLink>
      )}
    </>
  )
}

function UnknownLink() {
  return (
    <>
      <div role="status">
        <h1 className="break-words text-3xl">{copy.unknown}</h1>
      </div>
      <p>{copy.unknownWords}</p>
      <Link to="/bookings" className={onward}>
        {copy.toBookings}
      </Link>
    </>
  )
}
