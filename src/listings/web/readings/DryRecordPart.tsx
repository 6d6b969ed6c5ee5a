import { Disclosure } from '#design/ui/surfaces/Disclosure.tsx'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { dampnessOf, isRecordCurrent } from '#listings/rules/readings/dry-record.ts'
import { copy } from './copy.ts'
import { ReadingChart } from './ReadingChart.tsx'

/** What a page needs of a reading, which is less than the API says. */
export interface ShownReading {
  percent: number
  celsius: number | null
  readOn: string
  note: string
  isCorrected: boolean
  /** The smallest size of its picture, and the whole one. */
  small: string
  large: string
}

interface DryRecordPartProps {
  listingId: string
  /** The newest first. */
  readings: readonly ShownReading[]
}

export function DryRecordPart({ listingId, readings }: DryRecordPartProps) {
  const [last] = readings
  if (!last) return null
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-display font-semibold text-2xl tabular-nums">
          {copy.reading(last.percent, last.celsius)}
        </p>
        <p className="text-ink-soft">{copy.on(last.readOn)}</p>
        <p className="mt-2">{copy.dampness[dampnessOf(last.percent)]}</p>
        <p suppressHydrationWarning className="text-warning empty:hidden">
          {isRecordCurrent(last, serverNow()) ? '' : copy.public.ended}
        </p>
        {last.note && <p className="wrap-anywhere mt-2 max-w-measure">“{last.note}”</p>}
      </div>
      {readings.length > 1 && <ReadingChart readings={readings} />}
      <Disclosure label={copy.public.pictures}>
        <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-3">
          {readings.map(reading => (
            <li key={reading.readOn}>
              <Picture reading={reading} />
            </li>
          ))}
        </ul>
      </Disclosure>
      <p className="max-w-measure text-ink-soft text-sm">
        {copy.public.about}{' '}
        <a href={`/report?listing=${listingId}`} rel="nofollow" className="text-link">
          {copy.public.report}
        </a>
      </p>
    </div>
  )
}

function Picture({ reading }: { reading: ShownReading }) {
  const { percent, readOn, note, isCorrected, small, large } = reading
  return (
    <figure className="grid gap-1">
      <a href={large} target="_blank" rel="noopener" className="block rounded-field">
        <img
          src={small}
          alt={copy.pictureOf(percent, readOn)}
          loading="lazy"
          className="aspect-square w-full rounded-field border border-hairline bg-sunk object-cover"
        />
      </a>
      <figcaption className="text-sm">
        <span className="block font-semibold tabular-nums">{copy.percent(percent)}</span>
        <span className="block text-ink-soft">{copy.on(readOn)}</span>
        {note && <span className="wrap-anywhere block text-ink-soft">{note}</span>}
        {isCorrected && <span className="block text-ink-soft">{copy.corrected}</span>}
      </figcaption>
    </figure>
  )
}
