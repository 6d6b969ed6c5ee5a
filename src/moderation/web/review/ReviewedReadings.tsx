import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import type { OwnReading } from '#listings/rules/readings/wire.ts'
import { ownRecordQuery } from '#listings/web/readings/api.ts'
import { OneReading } from '#listings/web/readings/OwnReadings.tsx'
import type { ReviewedListing } from '../../rules/wire.ts'
import { copy } from './copy.ts'
import { RemoveReading } from './RemoveReading.tsx'

const words = copy.readings

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
        <RemoveReading
          id={removing._id}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => queries.invalidateQueries({ queryKey: ownRecordQuery(id).queryKey })}
        />
      )}
    </section>
  )
}
