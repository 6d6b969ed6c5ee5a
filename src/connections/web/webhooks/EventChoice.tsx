import type { UseFormRegisterReturn } from 'react-hook-form'
import { webhookEventNames, webhookEvents } from '#connections/rules/webhook-events.ts'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { Fieldset } from '#design/ui/fields/Fieldset.tsx'
import { copy } from '../copy.ts'

interface EventChoiceProps {
  field: UseFormRegisterReturn
  error: string | undefined
}

export function EventChoice({ field, error }: EventChoiceProps) {
  return (
    <Fieldset label={copy.webhooks.events} error={error}>
      {webhookEventNames.map(event => (
        <Checkbox
          key={event}
          {...field}
          value={event}
          label={webhookEvents[event]}
          description={<code>{event}</code>}
        />
      ))}
    </Fieldset>
  )
}
