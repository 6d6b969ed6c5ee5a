import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import type { Report } from '../../rules/report-wire.ts'
import { moderation } from '../api.ts'
import { reviewQuery } from '../queries.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { copy } from './copy.ts'

const words = copy.act

/** The same actions as elsewhere in the console; the log then names the case. */
export function TakeDown({ report: { caseNumber, listingId, person } }: { report: Report }) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState<'listing' | 'person'>()
  const { data: listing } = useQuery(reviewQuery(listingId))
  const maySuspend = listing?.decisions.includes('suspended') ?? false
  const isPersonOpen = person !== null && person.role !== 'admin' && !person.isSuspended
  if (!maySuspend && !isPersonOpen) return null

  const renew = () => queries.invalidateQueries({ queryKey: ['moderation'] })
  const suspendListing = async (reason: string) => {
    if (!listing) return
    const { version } = listing
    await moderation.decide(listingId, { status: 'suspended', reason, version, caseNumber })
    toast.success(words.listingDone)
    await renew()
  }
  const suspendPerson = async (reason: string) => {
    if (!person) return
    await moderation.suspend(person._id, { suspended: true, reason, caseNumber })
    toast.success(words.personDone(person.name))
    await renew()
  }
  const dialog = { help: words.help, usual: words.usual, onClose: () => setAsking(undefined) }
  return (
    <Panel heading={words.heading}>
      <p className="mb-4 text-ink-soft text-sm">{words.about}</p>
      <div className="flex flex-wrap gap-2.5">
        {maySuspend && (
          <Button variant="secondary" onClick={() => setAsking('listing')}>
            {words.listing}
          </Button>
        )}
        {isPersonOpen && (
          <Button variant="secondary" onClick={() => setAsking('person')}>
            {words.person(person.name)}
          </Button>
        )}
      </div>
      {asking === 'listing' && (
        <ReasonDialog
          {...dialog}
          name={`reason.listing.${caseNumber}`}
          title={words.listingTitle}
          confirmLabel={words.listing}
          onConfirm={suspendListing}
        />
      )}
      {person && asking === 'person' && (
        <ReasonDialog
          {...dialog}
          name={`reason.person.${caseNumber}`}
          title={words.personTitle(person.name)}
          about={words.personAbout}
          confirmLabel={words.person(person.name)}
          onConfirm={suspendPerson}
        />
      )}
    </Panel>
  )
}
