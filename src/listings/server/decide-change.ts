import { Failure, fail, failField } from '#foundation/rules/errors.ts'
import { missingAnywhere } from '#listings/rules/completeness.ts'
import { hostTermsVersion } from '#listings/rules/consent.ts'
import { nextListingState } from '#listings/rules/listing-states.ts'
import { isBackwards } from '#listings/rules/unavailability.ts'
import type { ListingForm } from '#listings/rules/wire.ts'
import { applyForm } from './apply-form.ts'
import { answersOf } from './listing-answers.ts'
import type { ListingDraft } from './listings-table.ts'
import { contentChanged, essentialsChanged } from './reviewed-content.ts'

interface Change {
  after: ListingDraft
  /** The listing now waits for an operator, and did not before. */
  submitted: boolean
}

/** What the host's words do to a listing (D23, D82, D103). */
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
  const written = withConsent(applyForm(before, form), form, { now, by })
  const completed = before.completed || form.completed === true
  if (completed) refuseIncomplete(written)
  return reviewed(before, { ...written, completed }, form.completed === true, now)
}

function withConsent(
  row: ListingDraft,
  { consent }: ListingForm,
  { now, by }: { now: Date; by: string },
): ListingDraft {
  if (consent === undefined || consent === row.consent) return row
  return consent
    ? { ...row, consent, consent_version: hostTermsVersion, consent_at: now, consent_by: by }
    : { ...row, consent, consent_version: null, consent_at: null, consent_by: null }
}

function refuseIncomplete(row: ListingDraft): void {
  const fields = missingAnywhere(answersOf(row))
  if (fields.length > 0) throw new Failure('invalid', { fields }, fields[0]?.message)
}

function reviewed(
  before: ListingDraft,
  after: ListingDraft,
  completing: boolean,
  now: Date,
): Change {
  const event =
    before.state === 'approved'
      ? essentialsChanged(before, after) && 'changeEssentials'
      : completing && 'complete'
  const next = event ? nextListingState(before.state, event, 'host') : undefined
  if (next === undefined) {
    const changed = after.state === 'approved' && contentChanged(after)
    return {
      after: { ...after, changed_at: changed ? (before.changed_at ?? now) : null },
      submitted: false,
    }
  }
  const waiting = {
    submitted_at: now,
    review_alerted_at: null,
    changed_at: null,
    decision_reason: null,
  }
  return { after: { ...after, state: next, ...waiting }, submitted: true }
}
