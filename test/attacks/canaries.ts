import { completeForm } from '#test/listing-form.ts'

/** What must stay between the people it concerns, in words that occur nowhere else. */
export const canaries = {
  surnames: ['Canarysurname', 'Canaryrenter', 'Canarydriver'],
  mailboxes: ['canary.host@', 'canary.renter@', 'canary.driver@'],
  phones: ['7700900471', '7700 900471', '7700900472', '7700900473', '7700 900473'],
  doors: ['8472', 'Canary Cottage', '6 3QZ', '63QZ', '9471 Pickup'],
  /** Whole: a pin that was moved may have four decimals in common with where it was. */
  places: ['53.820812', '1.576134'],
  words: ['Canarygate', 'Canaryreason', 'Canaryholiday', 'Canaryanswer'],
  papers: [
    'CANAR657054SM9IJ',
    'CN47 ARY',
    'QQ471147C',
    '1947-11-04',
    'Canary Legal',
    'SANDBOX BANK',
  ],
}

/** A listing with a canary wherever a host may say something that is not for everybody. */
export const secretForm = {
  ...completeForm,
  address: 'Canary Cottage, 8472 Mill Lane, Headingley, Leeds LS6 3QZ',
  formattedAddress: { street: '8472 Mill Lane', area: 'Headingley, LS6 3QZ' },
  coordinates: { lat: 53.820812, lng: -1.576134 },
  packingInstruction: 'Canarygate: the code is behind the door.',
  unavailabilityReason: 'Canaryholiday',
  unavailabilityPeriods: [
    { startDate: '2030-08-01', endDate: '2030-08-14', reason: 'Canaryreason' },
  ],
  vehicleType: 'large-van',
  storageNumber: 3,
}

/** The canaries that flew into a text, however it is written. */
export function found(text: string): string[] {
  const plain = text.toLowerCase()
  return Object.values(canaries)
    .flat()
    .filter(canary => occursIn(plain, canary.toLowerCase()))
}

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** A number within a longer one is another one: a moved pin near by, a part of somebody's id. */
function occursIn(text: string, canary: string): boolean {
  if (!/^(\d{4}|-?\d+\.\d+)$/.test(canary)) return text.includes(canary)
  const alone = new RegExp(`(?<![\\da-f.])${canary.replace('.', '\\.')}(?![\\da-f])`)
  // A group of an id may be the same four digits by chance.
  return alone.test(text.replace(uuids, ''))
}
