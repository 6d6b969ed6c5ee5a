/**
 * Names for groups of counties, with the counties spelled as by GeoNames and us. Every county is
 * also a region by itself.
 */
export const countyGroups: Readonly<Record<string, readonly string[]>> = {
  Yorkshire: [
    ...['Barnsley', 'Bradford', 'Calderdale', 'Doncaster', 'East Riding of Yorkshire'],
    ...['Kingston upon Hull', 'Kirklees', 'Leeds', 'North Yorkshire', 'Rotherham', 'Sheffield'],
    ...['Wakefield', 'York'],
  ],
  'West Yorkshire': ['Bradford', 'Calderdale', 'Kirklees', 'Leeds', 'Wakefield'],
  'South Yorkshire': ['Barnsley', 'Doncaster', 'Rotherham', 'Sheffield'],
  'Greater Manchester': [
    ...['Bolton', 'Bury', 'Manchester', 'Oldham', 'Rochdale', 'Salford', 'Stockport', 'Tameside'],
    ...['Trafford', 'Wigan'],
  ],
  Merseyside: ['Knowsley', 'Liverpool', 'Sefton', 'St Helens', 'Wirral'],
  'Tyne and Wear': [
    ...['Gateshead', 'Newcastle upon Tyne', 'North Tyneside', 'South Tyneside', 'Sunderland'],
  ],
  'West Midlands': [
    ...['Birmingham', 'Coventry', 'Dudley', 'Sandwell', 'Solihull', 'Walsall', 'Wolverhampton'],
  ],
  Teesside: ['Hartlepool', 'Middlesbrough', 'Redcar and Cleveland', 'Stockton-on-Tees'],
  Cheshire: ['Cheshire East', 'Cheshire West and Chester', 'Halton', 'Warrington'],
  Berkshire: [
    ...['Bracknell Forest', 'Reading', 'Slough', 'West Berkshire', 'Windsor and Maidenhead'],
    'Wokingham',
  ],
  Bedfordshire: ['Bedford', 'Central Bedfordshire', 'Luton'],
  Sussex: ['Brighton and Hove', 'East Sussex', 'West Sussex'],
  Northamptonshire: ['North Northamptonshire', 'West Northamptonshire'],
  'East Anglia': ['Cambridgeshire', 'Norfolk', 'Peterborough', 'Suffolk'],
  'North East England': [
    ...['County Durham', 'Darlington', 'Gateshead', 'Hartlepool', 'Middlesbrough'],
    ...['Newcastle upon Tyne', 'North Tyneside', 'Northumberland', 'Redcar and Cleveland'],
    ...['South Tyneside', 'Stockton-on-Tees', 'Sunderland'],
  ],
  'North West England': [
    ...['Blackburn with Darwen', 'Blackpool', 'Bolton', 'Bury', 'Cheshire East'],
    ...['Cheshire West and Chester', 'Cumbria', 'Halton', 'Knowsley', 'Lancashire', 'Liverpool'],
    ...['Manchester', 'Oldham', 'Rochdale', 'Salford', 'Sefton', 'St Helens', 'Stockport'],
    ...['Tameside', 'Trafford', 'Warrington', 'Wigan', 'Wirral'],
  ],
  'East Midlands': [
    ...['Derby', 'Derbyshire', 'Leicester', 'Leicestershire', 'Lincolnshire', 'Nottingham'],
    ...['North Northamptonshire', 'Nottinghamshire', 'Rutland', 'West Northamptonshire'],
  ],
  Midlands: [
    ...['Birmingham', 'Coventry', 'Derby', 'Derbyshire', 'Dudley', 'Herefordshire', 'Leicester'],
    ...['Leicestershire', 'Lincolnshire', 'North Northamptonshire', 'Nottingham'],
    ...['Nottinghamshire', 'Rutland', 'Sandwell', 'Shropshire', 'Solihull', 'Staffordshire'],
    ...['Stoke-on-Trent', 'Telford and Wrekin', 'Walsall', 'Warwickshire'],
    ...['West Northamptonshire', 'Wolverhampton', 'Worcestershire'],
  ],
  'South East England': [
    ...['Bracknell Forest', 'Brighton and Hove', 'Buckinghamshire', 'East Sussex', 'Hampshire'],
    ...['Isle of Wight', 'Kent', 'Medway', 'Milton Keynes', 'Oxfordshire', 'Portsmouth'],
    ...['Reading', 'Slough', 'Southampton', 'Surrey', 'West Berkshire', 'West Sussex'],
    ...['Windsor and Maidenhead', 'Wokingham'],
  ],
  'South West England': [
    ...['Bath and North East Somerset', 'Bournemouth, Christchurch and Poole', 'Bristol'],
    ...['Cornwall', 'Devon', 'Dorset', 'Gloucestershire', 'Isles of Scilly', 'North Somerset'],
    ...['Plymouth', 'Somerset', 'South Gloucestershire', 'Swindon', 'Torbay', 'Wiltshire'],
  ],
  // Counties that addresses still name, with the cities that have since become separate.
  Avon: [...['Bath and North East Somerset', 'Bristol', 'North Somerset', 'South Gloucestershire']],
  Buckinghamshire: ['Buckinghamshire', 'Milton Keynes'],
  Cambridgeshire: ['Cambridgeshire', 'Peterborough'],
  'County Durham': ['County Durham', 'Darlington'],
  'East Riding of Yorkshire': ['East Riding of Yorkshire', 'Kingston upon Hull'],
  'East Sussex': ['Brighton and Hove', 'East Sussex'],
  Gloucestershire: ['Gloucestershire', 'South Gloucestershire'],
  Middlesex: ['Greater London'],
  'North Yorkshire': ['North Yorkshire', 'York'],
  Shropshire: ['Shropshire', 'Telford and Wrekin'],
  Derbyshire: ['Derby', 'Derbyshire'],
  Devon: ['Devon', 'Plymouth', 'Torbay'],
  Dorset: ['Bournemouth, Christchurch and Poole', 'Dorset'],
  Essex: ['Essex', 'Southend-on-Sea', 'Thurrock'],
  Hampshire: ['Hampshire', 'Portsmouth', 'Southampton'],
  Kent: ['Kent', 'Medway'],
  Lancashire: ['Blackburn with Darwen', 'Blackpool', 'Lancashire'],
  Leicestershire: ['Leicester', 'Leicestershire'],
  Lincolnshire: ['Lincolnshire', 'North East Lincolnshire', 'North Lincolnshire'],
  Nottinghamshire: ['Nottingham', 'Nottinghamshire'],
  Somerset: ['Bath and North East Somerset', 'North Somerset', 'Somerset'],
  Staffordshire: ['Staffordshire', 'Stoke-on-Trent'],
  Wiltshire: ['Swindon', 'Wiltshire'],
}

/** Regions without a county, or whose places GeoNames leaves out: west, south, east, north. */
export const drawnRegions: Readonly<Record<string, Box>> = {
  Cotswolds: [-2.35, 51.5, -1.5, 52.1],
  Dartmoor: [-4.15, 50.38, -3.65, 50.76],
  Gower: [-4.32, 51.54, -3.98, 51.68],
  'Isle of Arran': [-5.4, 55.42, -5.06, 55.73],
  'Isle of Bute': [-5.2, 55.72, -4.98, 55.94],
  'Isle of Islay': [-6.53, 55.57, -6, 55.94],
  'Isle of Jura': [-6.13, 55.78, -5.65, 56.15],
  'Isle of Lewis': [-7.13, 57.9, -6.13, 58.53],
  'Isle of Mull': [-6.4, 56.27, -5.63, 56.66],
  'Isle of Skye': [-6.8, 57.02, -5.62, 57.72],
  'Lake District': [-3.5, 54.2, -2.7, 54.75],
  Middlesex: [-0.54, 51.38, -0.05, 51.7],
  'New Forest': [-1.85, 50.72, -1.3, 51],
  'Peak District': [-2.15, 53, -1.5, 53.58],
  Snowdonia: [-4.3, 52.5, -3.5, 53.25],
}

/** What people type for a region with another name. */
export const otherRegionNames: Readonly<Record<string, string>> = {
  Anglesey: 'Isle of Anglesey',
  Beds: 'Bedfordshire',
  Berks: 'Berkshire',
  Borders: 'Scottish Borders',
  Bucks: 'Buckinghamshire',
  Cambs: 'Cambridgeshire',
  Cleveland: 'Teesside',
  Derbys: 'Derbyshire',
  'County Derry': 'County Londonderry',
  Down: 'County Down',
  'East Riding': 'East Riding of Yorkshire',
  'East Yorkshire': 'East Riding of Yorkshire',
  Eryri: 'Snowdonia',
  Fermanagh: 'County Fermanagh',
  Glos: 'Gloucestershire',
  Hants: 'Hampshire',
  Hebrides: 'Western Isles',
  Herts: 'Hertfordshire',
  Highlands: 'Highland',
  'Isle of Harris': 'Western Isles',
  'Isle of Wirral': 'Wirral',
  Lancs: 'Lancashire',
  Leics: 'Leicestershire',
  Lincs: 'Lincolnshire',
  'North East': 'North East England',
  'North West': 'North West England',
  'North Yorks': 'North Yorkshire',
  Northants: 'Northamptonshire',
  Notts: 'Nottinghamshire',
  Orkney: 'Orkney Islands',
  'Outer Hebrides': 'Western Isles',
  Oxon: 'Oxfordshire',
  Salop: 'Shropshire',
  Scilly: 'Isles of Scilly',
  'Scilly Isles': 'Isles of Scilly',
  'Scottish Highlands': 'Highland',
  Shetland: 'Shetland Islands',
  Skye: 'Isle of Skye',
  'South East': 'South East England',
  'South West': 'South West England',
  'South Yorks': 'South Yorkshire',
  Staffs: 'Staffordshire',
  Tyneside: 'Tyne and Wear',
  Tyrone: 'County Tyrone',
  'West Country': 'South West England',
  'West Yorks': 'West Yorkshire',
  Wilts: 'Wiltshire',
  Worcs: 'Worcestershire',
  Yorks: 'Yorkshire',
  'Ynys Mon': 'Isle of Anglesey',
  Arran: 'Isle of Arran',
  Bute: 'Isle of Bute',
  Islay: 'Isle of Islay',
  Jura: 'Isle of Jura',
  Lewis: 'Isle of Lewis',
  Mull: 'Isle of Mull',
}

interface Placed {
  county: string
  lat: number
  lng: number
}

type Box = readonly [west: number, south: number, east: number, north: number]
export type RegionRow = [name: string, counties: string[], boxes: Box[]]

/** The outermost places reach a little beyond their middles. */
const marginDegrees = { lat: 0.03, lng: 0.05 }

export function makeRegions(places: readonly Placed[]): RegionRow[] {
  const counties = new Set(places.map(place => place.county).filter(Boolean))
  const grouped = Object.entries(countyGroups).map(([name, members]) => {
    const strange = members.find(member => !counties.has(member))
    if (strange) throw new Error(`${name} has no county ${strange}`)
    return [name, members] as const
  })
  const alone = [...counties].map(name => [name, [name]] as const)
  const drawn = new Map(Object.entries(drawnRegions))
  const all = new Map<string, readonly string[]>([
    ...[...drawn.keys()].map(name => [name, []] as const),
    ...alone,
    ...grouped,
  ])
  for (const name of Object.values(otherRegionNames)) {
    if (!all.has(name)) throw new Error(`No region is called ${name}`)
  }
  return [...all]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, members]) => {
      const whole = drawn.get(name)
      return [name, [...members], whole ? [whole] : members.map(county => boxOf(places, county))]
    })
}

/** One box for each county: a single one around all of Yorkshire would contain Manchester. */
function boxOf(places: readonly Placed[], county: string): Box {
  const inside = places.filter(place => place.county === county)
  const [lats, lngs] = [inside.map(place => place.lat), inside.map(place => place.lng)]
  const { lat, lng } = marginDegrees
  const rounded = (degrees: number) => Math.round(degrees * 1e3) / 1e3
  return [
    rounded(Math.min(...lngs) - lng),
    rounded(Math.min(...lats) - lat),
    rounded(Math.max(...lngs) + lng),
    rounded(Math.max(...lats) + lat),
  ]
}
