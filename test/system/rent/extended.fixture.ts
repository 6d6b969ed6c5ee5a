import { approvedListing } from '#test/factories.ts'
import { payLink } from '#test/money.ts'
import { monthAhead, rentStory } from '#test/rent.ts'

interface Wishes {
  form?: Record<string, unknown>
  months?: number
  /** Month by month, from a card that declines after the first. */
  inParts?: boolean
}

/** Bookings with an end, which their renter extends. */
export function stayStory() {
  const story = rentStory()

  const paid = async (id: string, { card = 'ok', person = story.renter } = {}) => {
    const { sessionId } = await payLink(story.app, person, id)
    await story.app.post(`/dev/payments/${sessionId}`, { outcome: 'success', card })
  }

  /** Two months from next month on, paid at once. */
  const stay = async ({ form = {}, months = 2, inParts = false }: Wishes = {}) => {
    const { app, host, renter } = story
    const usual = { services: [], storageNumber: 1, monthlyRate: 100, autoApprove: true }
    const listing = await approvedListing(app, host, { ...usual, ...form })
    const wish = { storageListing: listing._id, type: 'monthly', startDate: monthAhead(app, 1) }
    const until = { endDate: monthAhead(app, months), instalments: inParts }
    const id = (await app.post('/booking', { ...wish, ...until }, renter)).body.data._id as string
    if (form.autoApprove === false) {
      await app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, host)
    }
    await paid(id, { card: inParts ? 'declines later' : 'ok' })
    return { id, listing }
  }

  return { story, paid, stay }
}
