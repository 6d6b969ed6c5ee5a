import type { UseFormRegisterReturn } from 'react-hook-form'
import { kindOf, webhookEventNames, webhookEvents } from '#connections/rules/webhook-events.ts'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { Fieldset } from '#design/ui/fields/Fieldset.tsx'
import { copy, kindWords } from '../copy.ts'

interface EventChoiceProps {
  field: UseFormRegisterReturn
  error: string | undefined
}

const kinds = [...new Set(webhookEventNames.map(kindOf))]

export function EventChoice({ field, error }: EventChoiceProps) {
  return (
    <Fieldset label={copy.webhooks.events} error={error}>
      {kinds.map(kind => (
        <Fieldset key={kind} label={kindWords[kind]} className="mt-4 first-of-type:mt-0">
          {webhookEventNames
            .filter(event => kindOf(event) === kind)
            .map(event => (
              <Checkbox
                key={event}
                {...field}
                value={event}
                label={webhookEvents[event]}
                description={<code>{event}</code>}
              />
            ))}
        </Fieldset>
      ))}
    </Fieldset>
  )
}
