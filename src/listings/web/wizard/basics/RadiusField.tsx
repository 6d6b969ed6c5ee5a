import { useState } from 'react'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { isDrivable } from '#listings/rules/editing/completeness.ts'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'
import { kilometresText, kilometresTyped } from './kilometres-typed.ts'

/** A wrong distance is shown as wrong, never corrected silently. */
export function RadiusField({ form: { answers, change, wordsFor } }: { form: StepForm }) {
  const { deliveryRadiusKm } = answers
  const [text, setText] = useState(() => deliveryRadiusKm?.toString() ?? '')
  const words = copy.services
  const type = (typed: string) => {
    const kept = kilometresText(typed)
    setText(kept)
    change({ deliveryRadiusKm: kilometresTyped(kept) })
  }
  return (
    <TextField
      label={words.radius}
      help={words.radiusHelp}
      optional
      inputMode="decimal"
      autoComplete="off"
      after="km"
      value={text}
      error={isDrivable(deliveryRadiusKm) ? wordsFor('deliveryRadiusKm') : words.radiusWrong}
      onChange={event => type(event.target.value)}
    />
  )
}
