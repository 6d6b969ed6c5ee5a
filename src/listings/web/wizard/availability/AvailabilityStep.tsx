import { Suspense } from 'react'
import { CalendarsPart } from '../calendars/calendars-part.ts'
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
      {listing && (
        <Suspense fallback={null}>
          <CalendarsPart listing={listing._id} spaces={listing.storageNumber} />
        </Suspense>
      )}
    </>
  )
}
