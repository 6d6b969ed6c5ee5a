import { useState } from 'react'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { parsePostcode, postcodeRefusal } from '#foundation/rules/place/postcode.ts'
import { useAfterPress } from '#foundation/web/use-after-press.ts'
import { type AddressParts, isPostcodeWrong } from '#listings/rules/place/address-parts.ts'
import { copy } from './copy.ts'

interface DoorFieldsProps {
  parts: AddressParts
  onChange: (patch: Partial<AddressParts>) => void
  /** Of the house and the street. Where the postcode is wrong, that is said beside it. */
  error: string | undefined
}

const words = copy.address
/** House and street are not optional: without one of them no listing can be sent in. */
const lines = [
  { name: 'house', longest: 60, optional: false },
  { name: 'street', longest: 100, optional: false },
  { name: 'town', longest: 80, optional: true },
] as const

export function DoorFields({ parts, onChange, error }: DoorFieldsProps) {
  const { postcode } = parts
  const isWrong = isPostcodeWrong(postcode)
  // A wrong postcode of a saved listing is shown as wrong from the start.
  const [checksPostcode, setChecksPostcode] = useState(isWrong)
  const checkLater = useAfterPress(() => setChecksPostcode(true))
  const leavePostcode = () => {
    checkLater()
    const tidy = parsePostcode(postcode)
    if (tidy && tidy !== postcode) onChange({ postcode: tidy })
  }
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      {lines.map(({ name, longest, optional }) => (
        <TextField
          key={name}
          label={words[name]}
          optional={optional}
          maxLength={longest}
          autoComplete="off"
          value={parts[name]}
          error={name === 'street' && !isWrong ? error : undefined}
          onChange={event => onChange({ [name]: event.target.value })}
        />
      ))}
      <TextField
        label={words.postcode}
        optional
        maxLength={10}
        autoComplete="off"
        autoCapitalize="characters"
        value={postcode}
        error={checksPostcode && isWrong ? postcodeRefusal : undefined}
        onChange={event => onChange({ postcode: event.target.value })}
        onBlur={leavePostcode}
      />
    </div>
  )
}
