import { useChoices } from '../../queries.ts'
import { ChoiceField } from '../editor/ChoiceField.tsx'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'

export function BookingSection({ form }: { form: StepForm }) {
  const { answers } = form
  const periods = useChoices('booking-period')
  const notices = useChoices('notice-period')
  const words = copy.booking
  const shortest = periods.find(({ value }) => value === answers.bookingDuration)
  const notice = notices.find(({ value }) => value === answers.bookingNotice)
  return (
    <FormSection name="booking" form={form} heading={words.heading}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          form={form}
          name="bookingDuration"
          list="booking-period"
          label={words.shortest}
          placeholder={words.chooseShortest}
        />
        <ChoiceField
          form={form}
          name="bookingNotice"
          list="notice-period"
          label={words.notice}
          placeholder={words.chooseNotice}
        />
      </div>
      {shortest && notice && (
        <p role="status" className="rounded-field bg-sky-soft px-4 py-3 text-sm">
          {notice.hours === 0
            ? words.explainedAtOnce(shortest.label)
            : words.explained(shortest.label, notice.label)}
        </p>
      )}
    </FormSection>
  )
}
