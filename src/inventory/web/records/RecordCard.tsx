import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import { Disclosure } from '#design/ui/surfaces/Disclosure.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { kindWords, stateWords } from '../../rules/inventory-words.ts'
import type { ItemRecord } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { Photos } from '../Photos.tsx'
import { RecordActions } from './RecordActions.tsx'

const words = copy.records

const tones: Record<ItemRecord['state'], BadgeTone> = {
  waiting: 'warning',
  confirmed: 'success',
  objected: 'danger',
  withdrawn: 'neutral',
}

export function RecordCard({ bookingId, record }: { bookingId: string; record: ItemRecord }) {
  const { kind, state, by, happenedAt, recordedAt, lines, before, objection, link, hash } = record
  return (
    <article className="grid min-w-0 gap-3">
      <header className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-base">
          <span>
            <span className="inline-block">{kindWords[kind]},</span> <Moment at={happenedAt} />
          </span>
          <Badge tone={tones[state]}>{stateWords[state]}</Badge>
        </h3>
        <p className="text-ink-soft text-sm">
          {words.recorded(words.by[by])} <Moment at={recordedAt} />
        </p>
      </header>
      {before && <p className="wrap-anywhere text-ink-soft">{words.was(listedText(before))}</p>}
      {lines.length === 0 && <p className="text-ink-soft">{words.gone}</p>}
      <ul className="grid gap-3">
        {lines.map(line => (
          <li key={line.item} className="min-w-0">
            <p className="wrap-anywhere font-semibold">{listedText(line)}</p>
            {line.note && <p className="wrap-anywhere whitespace-pre-line">{line.note}</p>}
            <Photos
              paths={[...line.pictures, ...(kind === 'changed' ? line.listPictures : [])]}
              name={nth => copy.list.picture(nth, line.name)}
            />
          </li>
        ))}
      </ul>
      {objection && (
        <p className="wrap-anywhere whitespace-pre-line rounded-field bg-danger-soft px-4 py-3">
          <strong className="block">{words.objection}</strong>
          {objection}
        </p>
      )}
      <RecordActions bookingId={bookingId} record={record} />
      <Disclosure label={words.link(link)}>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {words.hash} <code>{hash}</code>
        </p>
      </Disclosure>
    </article>
  )
}

/** On a line of its own where it does not fit beside the words before it. */
function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="inline-block">
      {formatMoment(new Date(at))}
    </time>
  )
}

type Listed = Pick<ItemRecord['lines'][number], 'name' | 'count' | 'declaredValuePence'>

function listedText({ count, name, declaredValuePence }: Listed): string {
  const worth = declaredValuePence === null ? '' : `, ${formatPence(pence(declaredValuePence))}`
  return `${count} × ${name}${worth}`
}
