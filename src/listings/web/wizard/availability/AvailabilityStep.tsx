import { CalendarsSection } from '../calendars/CalendarsSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { AccessSection } from './AccessSection.tsx'
import { BookingSection } from './BookingSection.tsx'
import { UnavailableSection } from './UnavailableSection.tsx'

export function AvailabilityStep({ form }: { form: StepForm }) {
  const { listing } = form.editor
  return (
    <>
      <AccessSection form={form} />
      <BookingSection form={form} />
      <UnavailableSection form={form} />
      {listing && <CalendarsSection listing={listing._id} spaces={listing.storageNumber} />}
    </>
  )
}
