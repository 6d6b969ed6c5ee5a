import { completeForm } from '#test/listing-form.ts'

/** Texts that must stay secret, in words that occur nowhere else. */
export const canaries = {
  surnames: ['Canarysurname', 'Canaryrenter', 'Canarydriver'],
  mailboxes: ['canary.host@', 'canary.renter@', 'canary.driver@'],
  phones: ['7700900471', '7700 900471', '7700900472', '7700900473', '7700 900473'],
  doors: ['8472', 'Canary Cottage', '6 3QZ', '63QZ', '9471 Pickup'],
  /** Compared in full: a moved pin may share four decimals with the real place. */
  places: ['53.820812', '1.576134'],
  words: ['Canarygate', 'Canarysafe', 'Canaryreason', 'Canaryholiday', 'Canaryanswer'],
  papers: [
    'CANAR657054SM9IJ',
    'CN47 ARY',
    'QQ471147C',
    '1947-11-04',
    'Canary Legal',
    'SANDBOX BANK',
  ],
}

/** A listing with a canary in every field that is not public. */
export const secretForm = {
  ...completeForm,
  address: 'Canary Cottage, 8472 Mill Lane, Headingley, Leeds LS6 3QZ',
  formattedAddress: { street: '8472 Mill Lane', area: 'Headingley, LS6 3QZ' },
  coordinates: { lat: 53.820812, lng: -1.576134 },
  packingInstruction: 'Canarygate: the code is behind the door.',
  accessNotes: 'Canarysafe: the code is 4826.\nRing 07700 900471 if it sticks.',
  unavailabilityReason: 'Canaryholiday',
  unavailabilityPeriods: [
    { startDate: '2030-08-01', endDate: '2030-08-14', reason: 'Canaryreason' },
  ],
  vehicleType: 'large-van',
  storageNumber: 3,
}

/** The canaries in a text, however they are spelled. */
export function found(text: string): string[] {
  const plain = text.toLowerCase()
  return Object.values(canaries)
    .flat()
    .filter(canary => occursIn(plain, canary.toLowerCase()))
}

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** Part of a longer number does not count: it may be a moved pin, or part of an id. */
function occursIn(text: string, canary: string): boolean {
  if (!/^(\d{4}|-?\d+\.\d+)$/.test(canary)) return text.includes(canary)
  const alone = new RegExp(`(?<![\\da-f.])${canary.replace('.', '\\.')}(?![\\da-f])`)
  // A group of an id may have the same four digits by chance.
  return alone.test(text.replace(uuids, ''))
}
