/**
 * GeoNames as packaged has no populations, so the larger places are listed here in groups of size.
 * `Name|County` tells apart places that share a name.
 */
const overAMillion = 'London'

const over300000 = `
  Birmingham, Leeds, Glasgow, Sheffield, Manchester, Liverpool, Edinburgh, Bristol, Cardiff,
  Leicester, Belfast, Bradford, Coventry, Nottingham, Newcastle upon Tyne`

const over100000 = `
  Kingston upon Hull, Stoke-on-Trent, Wolverhampton, Plymouth, Derby, Southampton, Portsmouth,
  Brighton, Swansea, Aberdeen, Dundee, Reading, Northampton, Luton, Milton Keynes, York, Norwich,
  Bournemouth, Peterborough, Sunderland, Southend-on-Sea, Swindon, Huddersfield, Bolton, Oxford,
  Cambridge, Ipswich, Telford, Middlesbrough, Blackpool, Stockport, Preston|Lancashire, Slough,
  Watford, Rotherham, Poole, Blackburn|Blackburn with Darwen, Oldham, Newport|Newport, Gloucester,
  Exeter, Colchester, Crawley, Chelmsford, Cheltenham, Basingstoke, Maidstone, Walsall, Dudley,
  Birkenhead, Warrington|Warrington, Wigan, St Helens, Solihull, Eastbourne, Worthing, Rochdale, Salford,
  Croydon, Harrow, Hackney, Islington, Bromley, Ilford, Romford, Lincoln, Bath, Worcester,
  Doncaster, Barnsley, Wakefield, Sutton Coldfield, Basildon, Gillingham|Medway, West Bromwich,
  Bedford, Grimsby, Burnley, Hastings, High Wycombe, Stevenage`

const over50000 = `
  Darlington, Hartlepool, Halifax, Harrogate, Southport, Chester, Crewe, Mansfield, Chesterfield,
  Nuneaton, Rugby, Redditch, Tamworth, Cannock, Stafford, Shrewsbury, Kidderminster, Burton upon Trent,
  Loughborough, Corby, Kettering, Wellingborough, Scunthorpe, Boston, Grantham, King's Lynn,
  Great Yarmouth, Lowestoft, Bury St Edmunds, Harlow, Brentwood, Grays, Canterbury, Dover, Folkestone,
  Ashford|Kent, Margate, Ramsgate, Royal Tunbridge Wells, Dartford, Gravesend, Sittingbourne, Guildford,
  Woking, Farnborough|Hampshire, Aldershot, Camberley, Bracknell, Maidenhead, Aylesbury,
  Hemel Hempstead, St Albans, Welwyn Garden City, Horsham, Gosport, Fareham, Havant, Waterlooville,
  Eastleigh, Winchester, Salisbury, Weymouth, Taunton, Yeovil, Torquay, Paignton, Weston-super-Mare,
  Gateshead, South Shields, Tynemouth, Washington|Sunderland, Durham, Stockton-on-Tees, Carlisle, Lancaster,
  Morecambe, Southall, Macclesfield, Widnes, Runcorn, Bootle, Wallasey, Bury, Sale,
  Altrincham, Accrington, Keighley, Dewsbury, Batley, Worksop, Stourbridge, Smethwick, Halesowen,
  Royal Leamington Spa, Hereford, Wrexham, Merthyr Tydfil, Barry, Cwmbran, Neath, Paisley, East Kilbride,
  Livingston, Hamilton, Cumbernauld, Dunfermline, Kirkcaldy, Ayr, Kilmarnock, Perth, Inverness,
  Greenock, Coatbridge, Derry, Lisburn, Newtownabbey, Bangor|County Down, Craigavon,
  Twickenham, Kingston upon Thames, Sutton|Greater London, Uxbridge, Hounslow, Wembley, Barnet,
  Edgware, Richmond|Greater London, Wimbledon, Lewisham, Greenwich, Woolwich, Brixton|Greater London, Camden Town,
  Tottenham, Walthamstow, Stratford|Greater London, Barking, Dagenham, Ealing, Acton|Greater London,
  Hammersmith, Fulham, Battersea, Clapham|Greater London, Wandsworth, Streatham, Tooting, Peckham,
  Bethnal Green, City of Westminster, City of London, Chatham, Rochester|Medway, Hove, Cheshunt, Braintree`

const wellKnown = `
  Whitby, Scarborough, Bridlington, Beverley, Ripon, Skipton, Ilkley, Otley, Malton, Selby,
  Northallerton, Thirsk, Kendal, Keswick, Penrith|Cumbria, Barrow in Furness, Windermere, Alnwick,
  Hexham, Berwick-Upon-Tweed, Buxton|Derbyshire, Matlock, Bakewell, Glossop, Ludlow, Oswestry, Bridgnorth,
  Great Malvern, Evesham, Stratford-upon-Avon, Warwick, Banbury, Bicester, Abingdon, Witney, Henley-on-Thames,
  Newbury, Windsor, Marlow, Amersham, Hitchin, Letchworth Garden City, Ely, Huntingdon, Newmarket, Cromer,
  Thetford, Southwold, Felixstowe, Clacton-on-Sea, Harwich, Whitstable, Deal, Rye, Lewes, Brighton,
  Chichester, Bognor Regis, Petersfield, Andover, Lymington, Newport|Isle of Wight, Ryde, Cowes,
  Dorchester, Sherborne|Dorset, Bridgwater, Glastonbury, Wells|Somerset, Frome, Trowbridge,
  Chippenham, Devizes, Cirencester, Stroud, Tewkesbury, Barnstaple, Bideford, Tiverton|Devon, Totnes,
  Exmouth, Truro, Falmouth, Penzance, St Austell, Newquay, Bodmin, Bangor|Gwynedd, Aberystwyth,
  Llandudno, Rhyl, Brecon, Carmarthen, Haverfordwest, Llanelli, Bridgend, Pontypridd, Caerphilly,
  Abergavenny, Monmouth, Chepstow, Stirling, Falkirk, Dumfries, Fort William, Oban, Aviemore,
  St Andrews, Elgin, Arbroath, Kelso, Hawick, Dumbarton, Omagh, Enniskillen, Newry, Armagh,
  Ballymena, Coleraine, Antrim, Larne, Sevenoaks, Reigate, Epsom, Leatherhead, Dorking, Haywards Heath,
  Crawley, East Grinstead, Didcot, Market Harborough, Melton Mowbray, Newark on Trent, Stamford,
  Skegness, Louth, Gainsborough, Retford, Leek, Stone|Staffordshire, Lichfield, Nantwich, Knutsford,
  Wilmslow, Northwich, Ormskirk, Chorley, Leyland, Clitheroe, Nelson|Lancashire, Lytham St Annes, Fleetwood`

const steps = [overAMillion, over300000, over100000, over50000, wellKnown]

export interface KnownTown {
  name: string
  county: string | undefined
  /** 1 for the largest. */
  rank: number
}

export const knownTowns: readonly KnownTown[] = steps.flatMap((names, index) =>
  names
    .trim()
    .split(/,\s+/)
    .map(text => {
      const [name = '', county] = text.split('|')
      return { name, county, rank: index + 1 }
    }),
)

export const rankOfPostTowns = 5
export const rankOfAllOthers = 6

/** Names that people type for places with another name in GeoNames. */
export const otherNames: Readonly<Record<string, string>> = {
  Hull: 'Kingston upon Hull',
  Newcastle: 'Newcastle upon Tyne',
  Londonderry: 'Derry',
  Stoke: 'Stoke-on-Trent',
  Southend: 'Southend-on-Sea',
  'Brighton and Hove': 'Brighton',
  Kingston: 'Kingston upon Thames',
  Camden: 'Camden Town',
  'Tunbridge Wells': 'Royal Tunbridge Wells',
  Enfield: 'Enfield Town',
  Westminster: 'City of Westminster',
  Weston: 'Weston-super-Mare',
  'Derry Londonderry': 'Derry',
  'Londonderry Derry': 'Derry',
  'Leamington Spa': 'Royal Leamington Spa',
  Malvern: 'Great Malvern',
  Letchworth: 'Letchworth Garden City',
  Berwick: 'Berwick-Upon-Tweed',
}
