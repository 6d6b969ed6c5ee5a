import { useState } from 'react'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { parsePostcode, postcodeRefusal } from '#foundation/rules/place/postcode.ts'
import { type AddressParts, isPostcodeWrong } from '../editor/address-parts.ts'
import { copy } from './copy.ts'

interface DoorFieldsProps {
  parts: AddressParts
  onChange: (patch: Partial<AddressParts>) => void
}

const words = copy.address

export function DoorFields({ parts, onChange }: DoorFieldsProps) {
  const { house, street, town, postcode } = parts
  const isWrong = isPostcodeWrong(postcode)
  // One that came with the listing was left before.
  const [checksPostcode, setChecksPostcode] = useState(isWrong)
  const leavePostcode = () => {
    setChecksPostcode(true)
    const tidy = parsePostcode(postcode)
    if (tidy && tidy !== postcode) onChange({ postcode: tidy })
  }
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      <TextField
        label={words.house}
        optional
        maxLength={60}
        autoComplete="off"
        value={house}
        onChange={event => onChange({ house: event.target.value })}
      />
      <TextField
        label={words.street}
        optional
        maxLength={100}
        autoComplete="off"
        value={street}
        onChange={event => onChange({ street: event.target.value })}
      />
      <TextField
        label={words.town}
        optional
        maxLength={80}
        autoComplete="off"
        value={town}
        onChange={event => onChange({ town: event.target.value })}
      />
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
