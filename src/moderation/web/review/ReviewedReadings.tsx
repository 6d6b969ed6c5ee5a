import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TextDialog } from '#accounts/web/form/TextDialog.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import type { OwnReading } from '#listings/rules/readings/wire.ts'
import { ownRecordQuery } from '#listings/web/readings/api.ts'
import { OneReading } from '#listings/web/readings/OwnReadings.tsx'
import type { ReviewedListing } from '../../rules/wire.ts'
import { moderation } from '../api.ts'
import { copy } from '../copy.ts'

const words = copy.review.readings
const longestReason = 1000

/** Nothing where the partner has posted none. */
export function ReviewedReadings({ listing: { _id: id } }: { listing: ReviewedListing }) {
  const found = useQuery(ownRecordQuery(id))
  return (
    <Loaded query={found} failed={words.failed} waiting={null}>
      {({ readings }) => readings.length > 0 && <ReadingList id={id} readings={readings} />}
    </Loaded>
  )
}

function ReadingList({ id, readings }: { id: string; readings: readonly OwnReading[] }) {
  const [removing, setRemoving] = useState<OwnReading>()
  const queries = useQueryClient()
  return (
    <section>
      <h3 className="text-lg">{words.heading}</h3>
      <p className="text-ink-soft text-sm">{words.about}</p>
      <ul className="mt-2 grid divide-y divide-hairline">
        {readings.map(reading => (
          <li key={reading._id} className="flex flex-wrap items-start gap-4 py-3">
            <OneReading reading={reading} />
            {reading.removedBecause === null && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={words.removeOf(reading.readOn)}
                onClick={() => setRemoving(reading)}
              >
                {words.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <TextDialog
          name={`reading.remove.${removing._id}`}
          words={{ ...words.removing, send: words.remove }}
          longest={longestReason}
          danger
          send={reason => moderation.removeReading(removing._id, { reason })}
          onClose={() => setRemoving(undefined)}
          onSent={() => queries.invalidateQueries({ queryKey: ownRecordQuery(id).queryKey })}
        />
      )}
    </section>
  )
}
