import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnOf, type ImportField, importFields } from './columns.ts'
import { type Cells, type Choices, readLine } from './read-line.ts'

const lists = new Set(importFields.flatMap(field => columnOf(field).list ?? []))
/** Every list has what the template uses, under a label that people would type. */
const choices: Choices = Object.fromEntries(
  [...lists].map(list => [
    list,
    importFields
      .filter(field => columnOf(field).list === list)
      .flatMap(field => columnOf(field).example.split('|'))
      .map(value => ({ value, label: `The ${value}, as labelled` })),
  ]),
)
const whole: Cells = Object.fromEntries(importFields.map(field => [field, columnOf(field).example]))
const problemsOf = (cells: Cells) =>
  Object.fromEntries(readLine({ ...whole, ...cells }, choices).problems)

describe('a line of a file', () => {
  it('is read in a moment, also where a cell names thousands of options', () => {
    let looked = 0
    const option = {
      value: 'dry',
      get label() {
        looked += 1
        return 'Dry'
      },
    }
    const counting = { ...choices, 'storage-features': [option, option] }
    const { problems } = readLine({ ...whole, storageFeatures: 'damp|'.repeat(9000) }, counting)
    expect(problems.get('storageFeatures')).toBe('Please choose one of the options.')
    expect(looked).toBeLessThan(10)
  })

  it('is what the wizard would have sent', () => {
    const { reference, form, problems } = readLine(whole, choices)
    expect([...problems]).toEqual([])
    expect(reference).toBe('example')
    expect(form).toMatchObject({
      address: '14 Stonegate, York, YO1 8ZW',
      formattedAddress: { street: 'stonegate', area: 'york' },
      ...{ storageType: 'garage&lockup', storageFeatures: ['dry', 'lighting'] },
      ...{ storageSize: { name: '125' }, storageNumber: 1, rolling: true, autoApprove: false },
      ...{ monthlyRate: 85, hourlyRate: 2.5, services: ['delivery'], deliveryRadiusKm: 25 },
    })
  })

  it.each<[ImportField, string, string]>([
    ['storageTitle', '', 'Please give the space a title.'],
    ['storageTitle', 'x'.repeat(101), 'Please use at most 100 characters.'],
    ['storageType', 'Castle', 'Please choose one of the options.'],
    ['storageFeatures', 'dry | haunted', 'Please choose one of the options.'],
    ['monthlyRate', 'a lot', 'Please write an amount such as 85 or 85.50.'],
    ['monthlyRate', '85,5', 'Please write an amount such as 85 or 85.50.'],
    ['monthlyRate', '85.555', 'Please use at most two decimals.'],
    ['hourlyRate', '0', 'Please enter an hourly rate above £0.'],
    ['hourlyRate', '-1', 'Please enter a price of £0 or more.'],
    ['rolling', 'perhaps', 'Please write yes or no.'],
    ['storageNumber', '1001', 'Please write a whole number from 1 to 1,000.'],
    ['costPerKm', '', 'Please enter a cost per km.'],
    ['deliveryRadiusKm', '501', 'Please enter a distance from 1 to 500 km.'],
    ['latitude', '53.9', 'Please give latitude and longitude, or neither.'],
  ])('says of %s %j what the wizard says', (field, text, message) => {
    expect(problemsOf({ [field]: text })).toMatchObject({ [field]: message })
  })

  it('reads labels and amounts as people write them', () => {
    const { form, problems } = readLine(
      {
        ...whole,
        storageFeatures: 'the DRY as labelled; lighting',
        monthlyRate: '£1,250.50',
        rolling: 'No',
        latitude: '53.96',
        longitude: '-1.08',
      },
      choices,
    )
    expect([...problems]).toEqual([])
    expect(form).toMatchObject({
      ...{ storageFeatures: ['dry', 'lighting'], monthlyRate: 1250.5, rolling: false },
      coordinates: { lat: 53.96, lng: -1.08 },
    })
    expect(problemsOf({ latitude: '48', longitude: '-1' })).toHaveProperty('latitude')
    expect(problemsOf({ postcode: 'YO1 ZZZ' })).toHaveProperty('postcode')
  })

  it('takes any texts without failing', () => {
    const cell = fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined })
    const cells = fc.record(Object.fromEntries(importFields.map(field => [field, cell])))
    fc.assert(
      fc.property(cells, any => {
        expect(readLine(any as Cells, choices).problems).toBeInstanceOf(Map)
      }),
    )
  })
})
