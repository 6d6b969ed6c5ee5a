import { useState } from 'react'
import { PlaceField } from '#design/places/PlaceField.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { distanceText } from '#foundation/rules/place/distance.ts'
import { kingdomPostcode, postcodeRefusal } from '#foundation/rules/place/postcode.ts'
import { useAfterPress } from '#foundation/web/use-after-press.ts'
import { copy } from './copy.ts'
import { PickupMap } from './PickupMap.tsx'
import { isDoorMissing, splitPickup } from './pickup.ts'
import type { Checkout } from './use-checkout.ts'

const words = copy.pickup

/**
 * Suggestions are names of towns. A typed UK postcode is accepted instead of a chosen suggestion.
 */
export function PickupSection({ checkout }: { checkout: Checkout }) {
  const { listing, parts, setParts, pickup, pickupFault } = checkout
  const [checksPostcode, setChecksPostcode] = useState(false)
  const [checksDoor, setChecksDoor] = useState(false)
  const isWrong = parts.postcode.trim() !== '' && !kingdomPostcode(parts.postcode)
  const checkDoor = useAfterPress(() => setChecksDoor(true))
  const checkPostcode = useAfterPress(() => setChecksPostcode(true))
  const leavePostcode = () => {
    checkDoor()
    checkPostcode()
    setParts(before => ({
      ...before,
      postcode: kingdomPostcode(before.postcode) ?? before.postcode,
    }))
  }
  return (
    <fieldset
      onBlur={() => setParts(splitPickup)}
      className="grid min-w-0 gap-5 border-kraft border-l-2 pl-4 sm:pl-6"
    >
      <legend className="sr-only">{words.legend}</legend>
      <PlaceField
        label={words.address}
        help={words.addressHelp}
        error={pickupFault}
        minChars={3}
        autoComplete="off"
        value={parts.text}
        onText={text => setParts(before => ({ ...before, text, place: null }))}
        onChoose={place => setParts(before => ({ ...before, place }))}
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_11rem]">
        <TextField
          label={words.door}
          required
          maxLength={90}
          autoComplete="address-line1"
          value={parts.door}
          error={checksDoor && isDoorMissing(parts) ? words.noDoor : undefined}
          onBlur={checkDoor}
          onChange={({ target }) => setParts(before => ({ ...before, door: target.value }))}
        />
        <TextField
          label={words.postcode}
          optional
          maxLength={10}
          autoComplete="postal-code"
          value={parts.postcode}
          error={checksPostcode && isWrong ? postcodeRefusal : undefined}
          onBlur={leavePostcode}
          onChange={({ target }) => setParts(before => ({ ...before, postcode: target.value }))}
        />
      </div>
      <PickupMap listing={listing} pickup={pickup} />
      <p role="status" className="-mt-2 font-semibold text-sm tabular-nums">
        {distanceWords(checkout)}
      </p>
    </fieldset>
  )
}

function distanceWords({ distanceKm, missing, pickup, pickupFault }: Checkout): string {
  if (distanceKm !== null) return words.distance(distanceText(distanceKm))
  if (pickupFault) return ''
  if (missing === 'quote') return words.measuring
  return pickup !== undefined && missing === 'dates' ? words.noDates : words.none
}
