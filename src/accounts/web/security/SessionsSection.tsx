import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShowMore } from '#design/lists/ShowMore.tsx'
import { useFirst } from '#design/lists/use-first.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonRow } from '#design/ui/states/Skeleton.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { accounts, type SessionInfo } from '../api.ts'
import { withProof } from '../form/proof.ts'
import { sessionsQuery } from '../me-query.ts'
import { Section } from '../profile/Section.tsx'
import { useAction } from '../use-action.ts'
import { copy } from './copy.ts'

/** Every log-in is one until it ends by itself. */
const rowsAtOnce = 10

export function SessionsSection() {
  const sessions = useQuery(sessionsQuery)
  return (
    <Section id="devices" heading={copy.sessions.heading} intro={copy.sessions.intro}>
      <Loaded query={sessions} failed={copy.sessions.failed} waiting={waiting}>
        {list => <SessionList sessions={list} />}
      </Loaded>
    </Section>
  )
}

const waiting = (
  <Loading>
    <SkeletonRow />
    <SkeletonRow />
  </Loading>
)

function SessionList({ sessions }: { sessions: SessionInfo[] }) {
  const queries = useQueryClient()
  const { first, showMore } = useFirst(thisOneFirst(sessions), rowsAtOnce)
  const endOthers = useAction(async () => {
    await withProof(accounts.endOtherSessions)
    toast.success(copy.sessions.othersEnded)
    await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  })
  return (
    <>
      <ul>
        {first.map(session => (
          <Device key={session._id} session={session} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ShowMore onPress={showMore} className="max-sm:w-full" />
        {sessions.some(session => !session.current) ? (
          <Button
            variant="secondary"
            className="max-sm:w-full"
            loading={endOthers.busy}
            onClick={endOthers.run}
          >
            {copy.sessions.endOthers}
          </Button>
        ) : (
          <p className="text-ink-soft text-sm">{copy.sessions.onlyThis}</p>
        )}
      </div>
    </>
  )
}

function thisOneFirst(sessions: readonly SessionInfo[]): SessionInfo[] {
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
}

function Device({ session }: { session: SessionInfo }) {
  const queries = useQueryClient()
  const end = useAction(async () => {
    await withProof(() => accounts.endSession(session._id))
    toast.success(copy.sessions.ended)
    await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  })
  const seen = session.current
    ? copy.sessions.since(formatMoment(new Date(session.createdAt)))
    : copy.sessions.lastSeen(formatMoment(new Date(session.lastSeenAt)))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {session.device}
          {session.current && <Badge tone="green">{copy.sessions.thisDevice}</Badge>}
          {session.isNotified && <Badge>{copy.sessions.notified}</Badge>}
        </p>
        <p className="mt-0.5 text-ink-soft text-sm">{seen}</p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={copy.sessions.endNamed(session.device, seen)}
          loading={end.busy}
          onClick={end.run}
        >
          {copy.sessions.end}
        </Button>
      )}
    </li>
  )
}
