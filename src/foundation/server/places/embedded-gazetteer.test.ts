import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { straightKm } from '#foundation/rules/place/distance.ts'
import { FoundPlace, Place } from '#foundation/rules/place/places.ts'
import { postcodeAreas } from '#foundation/rules/place/postcode.ts'
import { embeddedGazetteer } from './embedded-gazetteer.ts'
import { labelOf, postcodeMiddles, towns } from './gazetteer-data.ts'

const york = { lat: 53.9576, lng: -1.0827 }
const hostile = [
  '%',
  '_',
  '\\',
  '.*',
  '(a+)+$',
  '[',
  "' OR 1=1--",
  '\0',
  '🏠🏠🏠',
  '\ud800',
  'ﷺ'.repeat(150),
  'a '.repeat(90),
  'YO1'.repeat(60),
  ','.repeat(190),
  '__proto__',
  'constructor',
]

async function labels(text: string): Promise<string[]> {
  return (await embeddedGazetteer.suggest(text)).places.map(place => place.label)
}

describe('suggestions of the embedded gazetteer', () => {
  it.each([
    ['york', 'York'],
    ['YORK', 'York'],
    ['lond', 'London, Greater London'],
    ['saint al', 'St Albans, Hertfordshire'],
    ['kings ly', "King's Lynn, Norfolk"],
    ['newport, isle', 'Newport, Isle of Wight'],
    ['hull', 'Kingston upon Hull'],
    ['scotl', 'Scotland'],
    ['united', 'United Kingdom'],
    ['Boness', "Bo'ness, Falkirk"],
  ])('begin for %j with %j', async (text, first) => {
    expect((await labels(text))[0]).toBe(first)
  })

  it('put the exact name before longer names, and large places before small ones', async () => {
    const found = await labels('bath')
    expect(found[0]).toBe('Bath, Bath and North East Somerset')
    const newports = await labels('newport')
    expect(newports[0]).toBe('Newport')
    expect(newports).toContain('Newport, Isle of Wight')
  })

  it('find a name by a later word of it', async () => {
    expect(await labels('upon tyne')).toContain('Newcastle upon Tyne')
  })

  it('name towns and countries only, at most six, each once and each geocodable', async () => {
    for (const text of ['a', 'sa', 'new', 'st', 'wales', 'street']) {
      const found = (await embeddedGazetteer.suggest(text)).places
      expect(found.length).toBeLessThanOrEqual(6)
      expect(new Set(found.map(place => place.id)).size).toBe(found.length)
      for (const place of found) {
        Place.parse(place)
        expect(await embeddedGazetteer.find(place.label)).toMatchObject({ label: place.label })
      }
    }
  })

  it('leave out the islands that are not part of the kingdom', async () => {
    expect(await labels('saint peter port')).toEqual([])
    expect(await labels('peel, isle of man')).toEqual([])
  })
})

describe('what the embedded gazetteer finds', () => {
  it.each([
    ['York', 'York', false],
    ['leeds', 'Leeds', false],
    ['  BRISTOL ', 'Bristol', false],
    ['Newport, Isle of Wight', 'Newport, Isle of Wight', false],
    ['Londonderry', 'Derry, County Londonderry', false],
    ['Station Road, Harrogate', 'Harrogate, North Yorkshire', true],
    ['Station Road Harrogate', 'Harrogate, North Yorkshire', true],
    ['Leeds city centre', 'Leeds', true],
    ['Bangor, Wales', 'Bangor, Gwynedd', false],
    ['1 Quay Street, Newport, Isle of Wight, UK', 'Newport, Isle of Wight', true],
    ['12 High Street, York YO1 7HU', 'York, YO1 7HU', true],
    ['yo1 7hu', 'York, YO1 7HU', true],
    ['Foreshore Road, Scarborough YO11 1NT', 'Scarborough, YO11 1NT', true],
    ['SW1A 1AA', 'London, SW1A 1AA', true],
    ['yo24', 'York, YO24', true],
    ['Newcastle', 'Newcastle upon Tyne', false],
    ['newcastle, co. down', 'Newcastle, County Down', false],
    ['newark', 'Newark on Trent, Nottinghamshire', false],
    ['leeds uk', 'Leeds', false],
    ['newport isle of wight uk', 'Newport, Isle of Wight', false],
    ['York, North Yorkshire', 'York', false],
  ])('%j is %j', async (text, label, approximate) => {
    expect(await embeddedGazetteer.find(text)).toMatchObject({ label, approximate })
  })

  it.each(['New York', 'New York, USA', 'new brighton'])(
    'does not take %j for the old town of that name',
    async text => {
      expect(await embeddedGazetteer.find(text)).toBeUndefined()
    },
  )

  it('stands where the place is', async () => {
    const found = FoundPlace.parse(await embeddedGazetteer.find('York'))
    expect(straightKm(found, york)).toBeLessThan(2)
  })

  it.each(['N8 0AA', 'SE22 8EW'])(
    'stands at the same place for %s, whether London is written before it or not',
    async postcode => {
      const alone = FoundPlace.parse(await embeddedGazetteer.find(postcode))
      const typed = await embeddedGazetteer.find(`14 Some Lane, London ${postcode}`)
      expect(typed).toEqual(alone)
    },
  )

  it.each(['3 Lordship Lane, Manchester, SE22 8EW', 'Leeds SW1A 1AA', 'York, UK, SE22 8EW'])(
    'finds nothing for %j, whose postcode is elsewhere',
    async text => {
      expect(await embeddedGazetteer.find(text)).toBeUndefined()
    },
  )

  it.each(['Manchester House, 3 Some Lane, SE22 8EW', 'Dulwich, SE22 8EW', 'Street, BA16 0HA'])(
    'still finds %j',
    async text => {
      expect(await embeddedGazetteer.find(text)).toMatchObject({ kind: 'postcode' })
    },
  )

  it('gives a country with how far it reaches', async () => {
    const found = FoundPlace.parse(await embeddedGazetteer.find('wales'))
    expect(found).toMatchObject({ kind: 'country', label: 'Wales' })
    expect(found.bounds?.west).toBeLessThan(found.bounds?.east ?? -90)
  })

  it.each(['Yorkshire', 'West Yorkshire', 'Kent', 'Rutland', 'East Anglia', 'Isle of Skye'])(
    'gives %s with how far it reaches',
    async name => {
      const found = FoundPlace.parse(await embeddedGazetteer.find(name))
      expect(found).toMatchObject({ kind: 'region', label: name })
      expect(found.bounds?.south).toBeLessThan(found.bounds?.north ?? -90)
    },
  )

  it('gives every place of one name, and each again by its label', async () => {
    const namesakes = [...Map.groupBy(towns, town => town.foldedName).values()]
    for (const [town, other] of namesakes.filter(({ length }) => length > 1)) {
      const found = (await embeddedGazetteer.findAll(town?.name ?? '')).places
      const labels = found.map(place => place.label)
      expect(labels).toEqual(expect.arrayContaining([town, other].map(one => one && labelOf(one))))
      for (const label of labels.slice(1)) {
        expect((await embeddedGazetteer.findAll(label)).places.map(place => place.label)).toEqual([
          label,
        ])
      }
    }
  })

  it.each(['', 'Atlantis', '12 High Street', 'Paris, France', 'JE2 3AB', 'QX1 1AA'])(
    'finds nothing for %j',
    async text => {
      expect(await embeddedGazetteer.find(text)).toBeUndefined()
    },
  )

  it('has a middle within the kingdom for every postcode area', () => {
    expect([...postcodeMiddles.keys()].sort()).toEqual([...postcodeAreas].sort())
    for (const { lat, lng } of postcodeMiddles.values()) {
      expect(lat).toBeGreaterThan(49.8)
      expect(lat).toBeLessThan(61)
      expect(lng).toBeGreaterThan(-8.7)
      expect(lng).toBeLessThan(1.8)
    }
  })

  it('finds every town it can suggest, by its label', async () => {
    for (const town of towns.slice(0, 1500)) {
      const [suggested] = (await embeddedGazetteer.suggest(town.name)).places.filter(
        place => place.name === town.name,
      )
      expect(await embeddedGazetteer.find(suggested?.label ?? town.name)).toMatchObject({
        kind: 'locality',
      })
    }
  })
})

describe('hostile text', () => {
  it.each(hostile)('%j is only text', async text => {
    await embeddedGazetteer.suggest(text)
    expect(await embeddedGazetteer.find(text)).toBeUndefined()
  })

  it('is not even read where it is far too long', async () => {
    const long = 'York '.repeat(2000)
    expect((await embeddedGazetteer.suggest(long)).places).toEqual([])
    expect(await embeddedGazetteer.find(long)).toBeUndefined()
  })

  it('never breaks anything, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 220 }), async text => {
        for (const place of (await embeddedGazetteer.suggest(text)).places) Place.parse(place)
        const found = await embeddedGazetteer.find(text)
        if (found) FoundPlace.parse(found)
      }),
    )
  })
})
