/** Answers by question, in the shape that Nominatim documents for jsonv2. */
export const providerAnswers: Readonly<Record<string, unknown>> = {
  '12 High Street, York YO1 7HU': [
    {
      place_id: 256712345,
      osm_type: 'node',
      lat: '53.9612345',
      lon: '-1.0789012',
      category: 'place',
      type: 'house',
      addresstype: 'place',
      name: '',
      display_name: '12, High Petergate, York, North Yorkshire, England, YO1 7HU, United Kingdom',
      address: { house_number: '12', city: 'York', postcode: 'YO1 7HU', country_code: 'gb' },
      boundingbox: ['53.961', '53.962', '-1.080', '-1.078'],
    },
  ],
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
