import { Panel } from '#bookings/web/detail/Panel.tsx'
import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import { Disclosure } from '#design/ui/surfaces/Disclosure.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { isOpenRequest } from '../../rules/request-life.ts'
import type { Inventory, ItemRequest } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { RequestActions } from './RequestActions.tsx'

const words = copy.requests

const tones: Record<ItemRequest['state'], BadgeTone> = {
  asked: 'warning',
  dated: 'sky',
  done: 'success',
  denied: 'danger',
  withdrawn: 'neutral',
}

export function Requests({ inventory: { bookingId, requests } }: { inventory: Inventory }) {
  if (requests.length === 0) return null
  const open = requests.filter(({ state }) => isOpenRequest(state))
  const over = requests.filter(({ state }) => !isOpenRequest(state))
  return (
    <Panel heading={words.heading}>
      <Cards bookingId={bookingId} requests={open} />
      {over.length > 0 && (
        <Disclosure label={words.earlier} className={open.length > 0 ? 'mt-4' : ''}>
          <div className="pt-3">
            <Cards bookingId={bookingId} requests={over} />
          </div>
        </Disclosure>
      )}
    </Panel>
  )
}

function Cards({ bookingId, requests }: { bookingId: string; requests: readonly ItemRequest[] }) {
  return (
    <ul className="grid">
      {requests.map(request => (
        <li
          key={request._id}
          className="grid gap-3 border-hairline border-t py-5 first:border-0 first:pt-0 last:pb-0"
        >
          <RequestStory request={request} />
          <RequestActions bookingId={bookingId} request={request} />
        </li>
      ))}
    </ul>
  )
}

function RequestStory({ request }: { request: ItemRequest }) {
  const { state, lines, words: wish, reply, readyAt, askedAt, changedAt } = request
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-base">
        <span className="wrap-anywhere">
          {lines.map(({ count, name }) => `${count} × ${name}`).join(', ')}
        </span>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </h3>
      {state === 'done' ? (
        <p className="font-semibold">{words.doneOn(formatMoment(new Date(changedAt)))}</p>
      ) : (
        readyAt && <p className="font-semibold">{words.ready(formatMoment(new Date(readyAt)))}</p>
      )}
      <p className="text-ink-soft text-sm">{words.asked(formatMoment(new Date(askedAt)))}</p>
      {wish && <p className="wrap-anywhere max-w-measure whitespace-pre-line">{wish}</p>}
      {reply && (
        <p className="wrap-anywhere max-w-measure whitespace-pre-line rounded-field bg-sunk px-4 py-3">
          {reply}
        </p>
      )}
    </div>
  )
}
