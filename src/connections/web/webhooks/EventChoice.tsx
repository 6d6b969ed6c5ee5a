import type { UseFormRegisterReturn } from 'react-hook-form'
import { kindOf, webhookEventNames, webhookEvents } from '#connections/rules/webhook-events.ts'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { Fieldset } from '#design/ui/fields/Fieldset.tsx'
import { copy, kindWords } from '../copy.ts'

interface EventChoiceProps {
  field: UseFormRegisterReturn
  error: string | undefined
}

const byKind = [...Map.groupBy(webhookEventNames, kindOf)]

export function EventChoice({ field, error }: EventChoiceProps) {
  return (
    <Fieldset label={copy.webhooks.events} error={error}>
      {byKind.map(([kind, events]) => (
        <Fieldset key={kind} label={kindWords[kind]} className="mt-4 first-of-type:mt-0">
          {events.map(event => (
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
