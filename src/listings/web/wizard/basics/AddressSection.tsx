import { useRef, useState } from 'react'
import { PlaceField } from '#design/places/PlaceField.tsx'
import { findPostcode, parsePostcode } from '#foundation/rules/place/postcode.ts'
import { splitAddress } from '#foundation/rules/place/split-address.ts'
import {
  type AddressParts,
  addressParts,
  storedAddress,
} from '#listings/rules/place/address-parts.ts'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { AddressMap } from './AddressMap.tsx'
import { copy } from './copy.ts'
import { DoorFields } from './DoorFields.tsx'
import { useLocate } from './use-locate.ts'

const words = copy.address

/**
 * Suggestions end at towns, so the door has fields of its own. A postcode is as good as a choice.
 */
export function AddressSection({ form }: { form: StepForm }) {
  const { answers, change, wordsFor } = form
  const [parts, setParts] = useState(() => addressParts(answers))
  // Looking up a place takes a moment, in which more may be typed.
  const latest = useRef(parts)
  const { isApproximate, forget, locate, placeByHand } = useLocate(form)

  const put = (patch: Partial<AddressParts>, rest: Partial<typeof answers> = {}) => {
    latest.current = { ...latest.current, ...patch }
    setParts(latest.current)
    change({ ...storedAddress(latest.current), ...rest })
  }
  const type = (place: string) => {
    put({ place, town: '' }, { coordinates: null })
    forget()
    const postcode = findPostcode(place)
    if (postcode) void locate(postcode, 'always')
  }
  const choose = (place: string) => {
    put({ place, town: place.split(',')[0] ?? '' })
    void locate(place, 'always')
  }
  const typeDoor = (patch: Partial<AddressParts>) => {
    put(patch)
    const postcode = patch.postcode === undefined ? undefined : parsePostcode(patch.postcode)
    if (postcode) void locate(postcode, 'when better')
  }
  /** A whole address typed into one field is divided into its parts. */
  const refine = () => {
    const whole = splitAddress(latest.current.place)
    if (whole) put({ ...whole, place: whole.town || whole.postcode })
    const { address } = storedAddress(latest.current)
    if (address.trim().length > 3) void locate(address, 'when better')
  }
  return (
    <FormSection name="address" form={form} heading={words.heading}>
      <fieldset aria-label={words.door} onBlur={refine} className="min-w-0">
        <PlaceField
          label={words.label}
          help={words.help}
          error={wordsFor('address')}
          minChars={3}
          value={parts.place}
          onText={type}
          onChoose={choose}
        />
        <DoorFields parts={parts} onChange={typeDoor} error={wordsFor('formattedAddress')} />
      </fieldset>
      <p className="text-ink-soft text-sm">{words.private}</p>
      <AddressMap
        coordinates={answers.coordinates}
        isApproximate={isApproximate}
        onMove={placeByHand}
      />
    </FormSection>
  )
}
