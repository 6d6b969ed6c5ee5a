/**
 * GeoNames has the districts of Northern Ireland, but addresses name counties. Each district is
 * mostly in one county; towns in another county are listed.
 */
const countyOfDistrict: Readonly<Record<string, string>> = {
  'Antrim and Newtownabbey': 'County Antrim',
  'Ards and North Down': 'County Down',
  'Armagh City Banbridge and Craigavon': 'County Armagh',
  'Causeway Coast and Glens': 'County Antrim',
  'Derry City and Strabane': 'County Londonderry',
  'Fermanagh and Omagh': 'County Fermanagh',
  'Lisburn and Castlereagh': 'County Down',
  'Mid and East Antrim': 'County Antrim',
  'Mid Ulster': 'County Tyrone',
  'Newry Mourne and Down': 'County Down',
}

const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'County Antrim': ['Lisburn', 'Glenavy'],
  'County Armagh': ['Crossmaglen', 'Newtownhamilton'],
  'County Down': [
    'Banbridge',
    'Donaghcloney',
    'Dromore|Armagh City Banbridge and Craigavon',
    'Gilford',
    'Magheralin',
    'Rathfriland',
    'Waringstown',
  ],
  'County Londonderry': [
    'Bellaghy',
    'Castledawson',
    'Castlerock',
    'Coleraine',
    'Draperstown',
    'Dungiven',
    'Ballykelly',
    'Garvagh',
    'Kilrea',
    'Limavady',
    'Maghera',
    'Magherafelt',
    'Moneymore',
    'Portstewart',
  ],
  'County Tyrone': [
    'Castlederg',
    'Dromore|Fermanagh and Omagh',
    'Fintona',
    'Moy',
    'Newtownstewart',
    'Omagh',
    'Sion Mills',
    'Strabane',
  ],
}

const countyOfTown = new Map(
  Object.entries(elsewhere).flatMap(([county, names]) => names.map(name => [name, county])),
)

/** The county that people write after the name of a town in Northern Ireland. */
export function irishCounty(town: string, district: string): string | undefined {
  const usual = countyOfDistrict[district]
  if (usual === undefined) return undefined
  return countyOfTown.get(`${town}|${district}`) ?? countyOfTown.get(town) ?? usual
}
