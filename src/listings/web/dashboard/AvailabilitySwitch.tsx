import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '#accounts/web/form/show-failure.ts'
import { Switch } from '#design/ui/choices/Switch.tsx'
import type { Listing } from '#listings/rules/wire.ts'
import { listings } from '../api.ts'
import { myListingsQuery } from '../queries.ts'
import { copy } from './copy.ts'

interface AvailabilitySwitchProps {
  listing: Listing
  title: string
}

/**
 * Shown at once and taken back if the server refuses. One request at a time, so the order is right.
 */
export function AvailabilitySwitch({ listing, title }: AvailabilitySwitchProps) {
  const queries = useQueryClient()
  const [wish, setWish] = useState<boolean>()
  const put = (change: Partial<Listing>) =>
    queries.setQueryData(myListingsQuery.queryKey, mine =>
      mine?.map(one => (one._id === listing._id ? { ...one, ...change } : one)),
    )
  const toggle = useMutation({
    // A page left open may show another side than the server knows by now.
    mutationFn: (available: boolean) => listings.toggle(listing._id, { available }),
    scope: { id: `availability-${listing._id}` },
    onMutate: async available => {
      await queries.cancelQueries({ queryKey: myListingsQuery.queryKey })
      put({ available })
    },
    onSuccess: fresh => put(fresh),
    onError: (error, available) => {
      put({ available: !available })
      showFailure(error)
    },
    onSettled: () => setWish(undefined),
  })
  return (
    <Switch
      label={
        <>
          <span aria-hidden="true" className="text-sm">
            {listing.status === 'approved' ? copy.available : copy.availableOnceApproved}
          </span>
          <span className="sr-only">{copy.availability(title)}</span>
        </>
      }
      checked={wish ?? listing.available}
      disabled={!listing.allowed.includes('toggle')}
      onChange={event => {
        setWish(event.target.checked)
        toggle.mutate(event.target.checked)
      }}
    />
  )
}
