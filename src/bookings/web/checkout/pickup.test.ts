import { describe, expect, it } from 'vitest'
import { isDoorMissing, noPickup, pickupAddress, splitPickup } from './pickup.ts'

const york = 'York, North Yorkshire'

describe('the pickup address', () => {
  it('is not there for text that was only typed', () => {
    expect(pickupAddress({ ...noPickup, text: 'York' })).toBeUndefined()
    expect(pickupAddress({ ...noPickup, text: 'York', door: '3 Stonegate' })).toBeUndefined()
  })

  it('is the suggestion that was chosen, with the door before it', () => {
    const chosen = { ...noPickup, text: york, place: york }
    expect(pickupAddress(chosen)).toBe('York, North Yorkshire')
    expect(pickupAddress({ ...chosen, door: ' 3 Stonegate ' })).toBe(
      '3 Stonegate, York, North Yorkshire',
    )
  })

  it('is cut without half an emoji, which the server would refuse', () => {
    const door = `a${'🙂'.repeat(200)}`
    const address = pickupAddress({ ...noPickup, door, postcode: 'yo17hu' })
    expect(address).toMatch(/^a(🙂)+$/u)
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

describe('the house and street', () => {
  it('are missing from a postcode or a town alone', () => {
    expect(isDoorMissing({ ...noPickup, postcode: 'LS8 1BW' })).toBe(true)
    expect(isDoorMissing({ ...noPickup, text: york, place: york })).toBe(true)
    expect(isDoorMissing({ ...noPickup, text: 'LS8 1BW' })).toBe(true)
    expect(isDoorMissing({ ...noPickup, door: '  ', postcode: 'LS8 1BW' })).toBe(true)
  })

  it('are missing from a single name with a postcode, which may be a town', () => {
    const typed = { ...noPickup, text: 'Leeds LS8 1BW' }
    expect(isDoorMissing(typed)).toBe(true)
    expect(splitPickup(typed)).toEqual({ ...noPickup, text: 'Leeds', postcode: 'LS8 1BW' })
  })

  it('are there where they were typed, also as a part of a whole address', () => {
    expect(isDoorMissing({ ...noPickup, door: '3 Otley Road', postcode: 'LS8 1BW' })).toBe(false)
    expect(isDoorMissing({ ...noPickup, text: '3 Otley Road, Leeds LS6 2AB' })).toBe(false)
  })
})

describe('a whole address in one field', () => {
  const typed = (text: string) => splitPickup({ ...noPickup, text })

  it('goes there too where the postcode was typed into its own field', () => {
    const beside = { ...noPickup, text: '14 Stonegate, York', postcode: 'yo1 8zw' }
    expect(splitPickup(beside)).toEqual(typed('14 Stonegate, York YO1 8ZW'))
    expect(isDoorMissing(beside)).toBe(false)
    const town = { ...noPickup, text: 'York', postcode: 'YO1 8ZW' }
    expect(splitPickup(town)).toEqual(town)
  })

  it('goes where its parts belong, and means the same', () => {
    const parts = typed('14 Stonegate, York YO1 8ZW')
    expect(parts).toEqual({ text: 'York', place: null, door: '14 Stonegate', postcode: 'YO1 8ZW' })
    expect(pickupAddress(parts)).toBe('14 Stonegate, York, YO1 8ZW')
    expect(typed('Flat 2, 14 Stonegate, York, yo18zw').door).toBe('Flat 2, 14 Stonegate')
    expect(splitPickup(parts), 'once').toBe(parts)
  })

  it('stays as it is while it may be the name of a town, or was chosen', () => {
    expect(typed('York').text).toBe('York')
    const chosen = { ...noPickup, text: '14 Stonegate, York YO1 8ZW', place: york }
    expect(splitPickup(chosen)).toBe(chosen)
  })

  it('never takes the place of a door that was typed', () => {
    const parts = { ...noPickup, text: 'Stonegate, York YO1 8ZW', door: 'Side door' }
    expect(splitPickup(parts)).toBe(parts)
  })
})
