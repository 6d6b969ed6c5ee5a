import { Failure, fail, failField } from '#foundation/rules/errors.ts'
import { stepFor } from '#foundation/rules/life.ts'
import { missingAnywhere, missingDoor } from '#listings/rules/editing/completeness.ts'
import { hostTerms } from '#listings/rules/editing/consent.ts'
import { isBackwards } from '#listings/rules/editing/unavailability.ts'
import { type HostEvent, listingLife } from '#listings/rules/life/listing-life.ts'
import type { ListingForm } from '#listings/rules/wire.ts'
import { answersOf, hasAgreed } from '../listing/listing-answers.ts'
import type { ListingDraft } from '../listing/listings-table.ts'
import { contentChanged, essentialsChanged } from '../listing/reviewed-content.ts'
import { applyForm } from './apply-form.ts'

interface Change {
  after: ListingDraft
  /** Set when the change goes to the operator. */
  event?: HostEvent | undefined
}

export function decideChange(
  before: ListingDraft,
  form: ListingForm,
  { now, by }: { now: Date; by: string },
): Change {
  if (before.state === 'suspended') fail('listing_suspended')
  if (form.version !== undefined && form.version !== before.version) {
    fail('listing_changed', { version: before.version })
  }
  if (form.unavailabilityPeriods?.some(isBackwards)) {
    failField('unavailabilityPeriods', 'Please let each period end after it starts.')
  }
  const written = withNotesAt(before, withConsent(applyForm(before, form), form, { now, by }), now)
  const completed = before.completed || form.completed === true
  const sent = form.completed === true
  const stays = before.completed && submissionOf(before, written, sent) !== 'complete'
  if (completed) refuseIncomplete(written, stays ? before : undefined)
  return reviewed(before, { ...written, completed }, sent, now)
}

function withNotesAt(before: ListingDraft, row: ListingDraft, now: Date): ListingDraft {
  return row.access_notes === before.access_notes ? row : { ...row, access_notes_at: now }
}

function withConsent(
  row: ListingDraft,
  { consent }: ListingForm,
  { now, by }: { now: Date; by: string },
): ListingDraft {
  if (consent === undefined || consent === hasAgreed(row)) return row
  return consent
    ? { ...row, consent, consent_version: hostTerms.version, consent_at: now, consent_by: by }
    : { ...row, consent, consent_version: null, consent_at: null, consent_by: null }
}

function refuseIncomplete(row: ListingDraft, sentIn: ListingDraft | undefined): void {
  const answers = answersOf(row)
  const fields = [...missingAnywhere(answers), ...missingDoor(answers, sentIn)]
  if (fields.length > 0) throw new Failure('invalid', { fields }, fields[0]?.message)
}

function reviewed(
  before: ListingDraft,
  after: ListingDraft,
  completing: boolean,
  now: Date,
): Change {
  const event = submissionOf(before, after, completing)
  if (event) return { after, event }
  const changed = after.state === 'approved' && contentChanged(after)
  return { after: { ...after, changed_at: changed ? (before.changed_at ?? now) : null } }
}

/**
 * A draft or a rejected listing goes there with its last step, an approved one when its place or
 * kind changes.
 */
function submissionOf(
  before: ListingDraft,
  after: ListingDraft,
  completing: boolean,
): HostEvent | undefined {
  if (before.state === 'approved') {
    return essentialsChanged(before, after) ? 'changeEssentials' : undefined
  }
  const wish = { from: before.state, event: 'complete', by: 'host' } as const
  return completing && stepFor(listingLife, wish) ? 'complete' : undefined
}
