import { useQueryClient } from '@tanstack/react-query'
import { tryToDelete } from '#accounts/web/form/try-to-delete.ts'
import { DeleteButton } from '#design/ui/surfaces/DeleteButton.tsx'
import type { OwnReading } from '#listings/rules/readings/wire.ts'
import { ListingPicture } from '../card/ListingPicture.tsx'
import { deleteReading, ownRecordQuery } from './api.ts'
import { copy } from './copy.ts'

const words = copy.own

export function OwnReadings({ id, readings }: { id: string; readings: readonly OwnReading[] }) {
  return (
    <ul className="grid divide-y divide-hairline">
      {readings.map(reading => (
        <li key={reading._id} className="flex items-start gap-4 py-3">
          <OneReading reading={reading} />
          {reading.mayChange && <Delete id={id} reading={reading} />}
        </li>
      ))}
    </ul>
  )
}

export function OneReading({ reading }: { reading: OwnReading }) {
  const { percent, celsius, readOn, note, picture, removedBecause } = reading
  return (
    <>
      <a
        href={picture.url}
        target="_blank"
        rel="noopener"
        className="relative size-16 shrink-0 overflow-hidden rounded-field border border-hairline bg-sunk"
      >
        <ListingPicture item={picture} alt={copy.pictureOf(percent, readOn)} sizes="4rem" />
      </a>
      <div className="min-w-0 flex-1">
        <p className="font-semibold tabular-nums">{copy.reading(percent, celsius)}</p>
        <p className="text-ink-soft text-sm">{copy.on(readOn)}</p>
        {note && <p className="wrap-anywhere text-sm">{note}</p>}
        {removedBecause && (
          <p className="wrap-anywhere mt-1 text-danger text-sm">{words.removed(removedBecause)}</p>
        )}
      </div>
    </>
  )
}

function Delete({ id, reading: { _id, readOn } }: { id: string; reading: OwnReading }) {
  const queries = useQueryClient()
  return (
    <DeleteButton
      label={words.remove(readOn)}
      question={words.removeQuestion}
      no={words.no}
      yes={words.yes}
      onDelete={() => tryToDelete(() => deleteReading(id, _id))}
      onGone={() => void queries.invalidateQueries({ queryKey: ownRecordQuery(id).queryKey })}
    >
      {words.removeWords}
    </DeleteButton>
  )
}
