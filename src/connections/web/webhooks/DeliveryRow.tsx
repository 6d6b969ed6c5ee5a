import { useAction } from '#accounts/web/use-action.ts'
import type { Address, Delivery } from '#connections/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { connections } from '../api.ts'
import { copy, eventWords, stateWords } from '../copy.ts'
import { useReloadConnections } from '../queries.ts'

const tones: Record<Delivery['state'], BadgeTone> = {
  waiting: 'neutral',
  delivered: 'success',
  failed: 'danger',
}

const { log: words } = copy
const moment = (text: string) => formatMoment(new Date(text))

export function DeliveryRow({ address, delivery }: { address: Address; delivery: Delivery }) {
  const reload = useReloadConnections()
  const again = useAction(async () => {
    await connections.repeat(address._id, delivery._id)
    toast.success(words.sentAgain)
    await reload()
  })
  const what = eventWords(delivery.type)
  const mayRepeat = address.isOn && delivery.attempts > 0
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-hairline border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <code className="wrap-anywhere font-semibold">{what}</code>
          <Badge tone={tones[delivery.state]}>{stateWords[delivery.state]}</Badge>
        </p>
        <p className="mt-1 text-ink-soft text-sm">{timesOf(delivery)}</p>
        {delivery.triedAt && <Answer delivery={delivery} />}
      </div>
      {mayRepeat && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={words.againNamed(what, moment(delivery.happenedAt))}
          loading={again.busy}
          onClick={() => again.run()}
        >
          {words.again}
        </Button>
      )}
    </li>
  )
}

function timesOf({ happenedAt, attempts, nextTryAt }: Delivery): string {
  return [
    moment(happenedAt),
    ...(attempts > 0 ? [words.attempts(attempts)] : []),
    ...(nextTryAt ? [words.nextTry(moment(nextTryAt))] : []),
  ].join(', ')
}

function Answer({ delivery: { status, answer } }: { delivery: Delivery }) {
  const text = answer || words.emptyAnswer
  return (
    <p className="wrap-anywhere mt-1 text-sm">
      {status === null ? words.noAnswer : words.status(status)}:{' '}
      <span className="text-ink-soft">{text}</span>
    </p>
  )
}
