import { describe, expect, it } from 'vitest'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import { noPickup, pickupAddress } from './pickup.ts'

const york: FoundPlace = {
  lat: 53.96,
  lng: -1.08,
  label: 'York, North Yorkshire',
  kind: 'locality',
  approximate: false,
}

describe('the pickup address', () => {
  it('is not there for text that was only typed', () => {
    expect(pickupAddress({ ...noPickup, text: 'York' })).toBeUndefined()
    expect(pickupAddress({ ...noPickup, text: 'York', door: '3 Stonegate' })).toBeUndefined()
  })

  it('is the suggestion that was chosen, with the door before it', () => {
    const chosen = { ...noPickup, text: york.label, place: york }
    expect(pickupAddress(chosen)).toBe('York, North Yorkshire')
    expect(pickupAddress({ ...chosen, door: ' 3 Stonegate ' })).toBe(
      '3 Stonegate, York, North Yorkshire',
    )
  })

  it('goes when the text is edited or cleared', () => {
    expect(pickupAddress({ ...noPickup, text: 'York, North' })).toBeUndefined()
    expect(pickupAddress(noPickup)).toBeUndefined()
  })

  it('needs no suggestion where there is a UK postcode', () => {
    expect(pickupAddress({ ...noPickup, door: '3 Stonegate', postcode: 'yo17hu' })).toBe(
      '3 Stonegate, YO1 7HU',
    )
    expect(pickupAddress({ ...noPickup, text: '3 Stonegate, York YO1 7HU' })).toBe(
      '3 Stonegate, York YO1 7HU',
    )
  })

  it('takes no postcode that no house in the kingdom has', () => {
    expect(pickupAddress({ ...noPickup, postcode: 'QQ1 1QQ' })).toBeUndefined()
    expect(pickupAddress({ ...noPickup, postcode: 'JE2 3AB' })).toBeUndefined()
  })
})
