import { londonDate } from '#foundation/rules/time/london-date.ts'
import { newMediaKey } from '#foundation/server/media/stores/media-name.ts'
import type { ListingForm } from '#listings/rules/wire.ts'
import { changeListing } from '#listings/server/editing/change-listing.ts'
import { deleteListing } from '#listings/server/editing/delete-listing.ts'
import { toggleAvailability } from '#listings/server/editing/toggle-availability.ts'
import { postMade } from '#listings/server/readings/post-reading.ts'
import { decideReview } from '#moderation/server/review-listings.ts'
import { listingHooks } from '../../../../src/hooks.ts'
import { period, type Scene } from '../cast.ts'
import { any, host, operator, type Verb } from './verb.ts'

const change =
  (form: (scene: Scene) => ListingForm): Verb['run'] =>
  playing =>
    changeListing(host(playing), listingHooks, playing.scene.listingId, form(playing.scene))

const closed = {
  startDate: period.start.toISOString(),
  endDate: period.end.toISOString(),
  reason: 'Painting',
}

/** After the end that the renter's notice sets. */
const closedAfter = { startDate: '2027-05-10', endDate: '2027-05-20', reason: 'Painting' }

const aPicture = () => ({
  ...({ key: newMediaKey(), ending: 'jpg', width: 480, height: 360 } as const),
  ...{ widths: [480], placeholder: null, bytes: 1000 },
})

/** Verbs that change what is let. */
export const listingVerbs: readonly Verb[] = [
  {
    name: 'close-days',
    stages: any,
    run: change(() => ({ unavailabilityPeriods: [closed] })),
  },
  {
    name: 'close-after-notice',
    stages: ['rented', 'falling'],
    wishes: ['notice given'],
    run: change(() => ({ unavailabilityPeriods: [closedAfter] })),
  },
  {
    name: 'fewer-spaces',
    stages: any,
    wishes: ['two spaces'],
    run: change(() => ({ storageNumber: 1 })),
  },
  { name: 'change-price', stages: any, run: change(() => ({ hourlyRate: 12 })) },
  {
    name: 'switch-off',
    stages: any,
    run: playing => toggleAvailability(host(playing), playing.scene.listingId),
  },
  {
    name: 'change-address',
    stages: any,
    run: change(() => ({
      address: '2 Otley Road, Headingley, Leeds, LS6 2AA',
      formattedAddress: { street: '2 Otley Road', area: 'Headingley' },
      coordinates: { lat: 53.8301, lng: -1.5861 },
    })),
  },
  {
    name: 'post-reading',
    stages: any,
    run: playing => {
      const ctx = host(playing)
      const reading = { percent: 52, readOn: londonDate(ctx.now) }
      return postMade(ctx, playing.scene.listingId, reading, aPicture())
    },
  },
  {
    name: 'suspend-listing',
    stages: any,
    run: playing =>
      decideReview(operator(playing), playing.scene.listingId, {
        status: 'suspended',
        reason: 'Complaints.',
      }),
  },
  {
    name: 'delete-listing',
    stages: any,
    run: playing => deleteListing(host(playing), listingHooks, playing.scene.listingId),
  },
]
