import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { Form, StillMissing, SubmitButton } from '#accounts/web/form/Form.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { readSpace } from '#listings/web/public/read-listing.ts'
import { viewings } from './api.ts'
import { copy } from './copy.ts'
import { chosenTimes, ProposeTimes } from './ProposeTimes.tsx'
import { useReloadViewings } from './queries.ts'

export const Route = createFileRoute('/_dashboard/viewings/ask/$listing')({
  component: AskPage,
})

function AskPage() {
  useDashboardTitle(copy.ask.title)
  const { listing: id } = Route.useParams()
  const found = useQuery({
    queryKey: ['listings', 'to-see', id],
    queryFn: async ({ signal }) => (await readSpace(id, signal))?.listing ?? null,
  })
  const waiting = (
    <Loading>
      <Skeleton className="h-80 w-full max-w-xl" />
    </Loading>
  )
  return (
    <Loaded query={found} failed={copy.ask.failed} waiting={waiting}>
      {listing => (listing ? <AskForm id={id} title={listing.storageTitle} /> : <UnknownSpace />)}
    </Loaded>
  )
}

function UnknownSpace() {
  const action = (
    <Link to="/search" className={buttonClass({ variant: 'secondary' })}>
      {copy.findStorage}
    </Link>
  )
  return (
    <EmptyState title={copy.ask.unknown} action={action}>
      {copy.ask.unknownWords}
    </EmptyState>
  )
}

const nothing: { times: readonly (string | null)[] } = { times: [null] }

function AskForm({ id, title }: { id: string; title: string }) {
  const name = `viewing.ask.${id}`
  const { typed, change, kept, markSent } = useTyped(name, nothing)
  const { times } = typed
  const navigate = useNavigate()
  const reload = useReloadViewings()
  const pressed = usePressKey(name)
  const chosen = chosenTimes(times)
  const send = useAction(
    async () => {
      const wish = { listing: id, times: chosen }
      await pressed(wish, key => viewings.ask(wish, key))
      markSent()
      toast.success(copy.ask.sent)
      await reload()
      await navigate({ to: '/viewings', search: { as: 'renter' } })
    },
    { atForm: true },
  )
  return (
    <Card className="max-w-xl">
      <h2 className="wrap-anywhere mb-2 text-xl">{copy.ask.about(title)}</h2>
      <p className="mb-5 text-ink-soft">{copy.ask.words}</p>
      <Form onSubmit={send.run} fault={send.fault}>
        <RestoredNotice kept={kept} sent />
        <ProposeTimes times={times} onChange={next => change({ times: next })} />
        <StillMissing>{chosen.length === 0 ? copy.ask.missing : undefined}</StillMissing>
        <div className="flex flex-wrap gap-3">
          <SubmitButton disabled={chosen.length === 0} loading={send.busy}>
            {copy.ask.send}
          </SubmitButton>
          <Link to="/book/$id" params={{ id }} className={buttonClass({ variant: 'ghost' })}>
            {copy.ask.back}
          </Link>
        </div>
      </Form>
    </Card>
  )
}
