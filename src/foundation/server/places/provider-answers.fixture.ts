/**
 * Recorded on 1 August 2026 from nominatim.openstreetmap.org, jsonv2 with address details.
 * Data © OpenStreetMap contributors, ODbL 1.0: https://osm.org/copyright
 */
const recorded = {
  '10 Downing Street, London SW1A 2AA': [
    {
      place_id: 281174363,
      licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
      osm_type: 'relation',
      osm_id: 1879842,
      lat: '51.5034878',
      lon: '-0.1276965',
      category: 'office',
      type: 'government',
      place_rank: 30,
      importance: 0.5505744539169398,
      addresstype: 'office',
      name: '10 Downing Street',
      display_name:
        '10 Downing Street, 10, Downing Street, Westminster, Covent Garden, City of Westminster, Greater London, England, SW1A 2AA, United Kingdom',
      address: {
        office: '10 Downing Street',
        house_number: '10',
        road: 'Downing Street',
        quarter: 'Westminster',
        suburb: 'Covent Garden',
        city: 'City of Westminster',
        'ISO3166-2-lvl8': 'GB-WSM',
        state: 'England',
        'ISO3166-2-lvl4': 'GB-ENG',
        postcode: 'SW1A 2AA',
        country: 'United Kingdom',
        country_code: 'gb',
      },
      boundingbox: ['51.5033074', '51.5036913', '-0.1277991', '-0.1273088'],
    },
  ],
}

/** Invented places in the same shape, for cases that no recording can be relied on to have. */
const invented = {
  'Zzyzx Hollow': [
    {
      lat: '54.1',
      lon: '-2.1',
      addresstype: 'hamlet',
      name: 'Zzyzx Hollow',
      display_name: 'Zzyzx Hollow, Cumbria, England, United Kingdom',
      address: { hamlet: 'Zzyzx Hollow', county: 'Cumbria', state: 'England' },
    },
    {
      lat: '54.2',
      lon: '-2.2',
      addresstype: 'road',
      name: 'Zzyzx Lane',
      display_name: 'Zzyzx Lane, Cumbria, England, United Kingdom',
      address: { road: 'Zzyzx Lane' },
    },
  ],
  'Rue de Rivoli abroad': [
    {
      lat: '48.8606',
      lon: '2.3376',
      addresstype: 'road',
      name: 'Rue de Rivoli',
      display_name: 'x',
    },
  ],
}

/** Answers by question. */
export const providerAnswers: Readonly<Record<string, unknown>> = { ...recorded, ...invented }
