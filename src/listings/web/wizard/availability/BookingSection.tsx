import type { ConfigurationItem } from '#foundation/rules/configuration.ts'
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
      {answers.bookingDuration && answers.bookingNotice && (
        <p role="status" className="rounded-field bg-sky-soft px-4 py-3 text-sm">
          {shortest && notice ? (
            explain(shortest, notice)
          ) : (
            <span className="invisible">{words.explained('1 month', '1 week')}</span>
          )}
        </p>
      )}
    </FormSection>
  )
}

function explain(shortest: ConfigurationItem, notice: ConfigurationItem): string {
  return notice.hours === 0
    ? copy.booking.explainedAtOnce(shortest.label)
    : copy.booking.explained(shortest.label, notice.label)
}
