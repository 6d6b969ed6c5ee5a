import { useState } from 'react'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { numberTyped } from '#foundation/rules/text/number-typed.ts'
import { amountAsTyped, amountText } from './money-typed.ts'

interface MoneyFieldProps {
  label: string
  help?: string
  error?: string | undefined
  optional?: boolean
  value: number | null
  onChange: (pounds: number | null) => void
  className?: string
}

/** Signs that cannot be part of an amount, such as a minus, are not accepted. */
export function MoneyField({ value, onChange, ...field }: MoneyFieldProps) {
  const understood = value === null ? '' : amountText(value)
  const [text, setText] = useState(understood)
  const type = (typed: string) => {
    const kept = amountAsTyped(typed)
    setText(kept)
    onChange(numberTyped(kept) ?? null)
  }
  return (
    <TextField
      {...field}
      before="£"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={event => type(event.target.value)}
      onBlur={() => setText(understood)}
    />
  )
}
