import type { ConfigurationList } from '#foundation/rules/configuration.ts'

type Kind = 'text' | 'choice' | 'choices' | 'money' | 'number' | 'yesNo'

export interface ImportColumn {
  /** As the wizard calls it. */
  heading: string
  kind: Kind
  /** Without it a space cannot be sent in. */
  needed?: true
  list?: ConfigurationList
  about?: string
  /** In the template; of a list the value, whose label is written. */
  example: string
}

export const importColumns = {
  reference: {
    heading: 'Reference',
    kind: 'text',
    about:
      'Your own name for the space, such as a unit number. A reference that you have already is left out.',
    example: 'example',
  },
  storageTitle: {
    heading: 'Storage title',
    kind: 'text',
    needed: true,
    example: 'Dry garage with drive-up access',
  },
  description: {
    heading: 'Description',
    kind: 'text',
    needed: true,
    example: 'Brick garage off the street, with a light and a wide door.',
  },
  house: { heading: 'House number or name', kind: 'text', example: '14' },
  street: { heading: 'Street', kind: 'text', needed: true, example: 'Stonegate' },
  town: { heading: 'Town or city', kind: 'text', example: 'York' },
  postcode: {
    heading: 'Postcode',
    kind: 'text',
    about: 'Puts the pin on the map, roughly. You can move it when you add pictures.',
    example: 'YO1 8ZW',
  },
  latitude: {
    heading: 'Latitude',
    kind: 'number',
    about: 'Where you know exactly where the pin belongs.',
    example: '',
  },
  longitude: { heading: 'Longitude', kind: 'number', example: '' },
  storageType: {
    heading: 'Storage type',
    kind: 'choice',
    needed: true,
    list: 'storage-type',
    example: 'garage&lockup',
  },
  storageFloor: {
    heading: 'Floor',
    kind: 'choice',
    needed: true,
    list: 'storage-floor',
    example: 'ground',
  },
  storageFeatures: {
    heading: 'Features',
    kind: 'choices',
    needed: true,
    list: 'storage-features',
    example: 'dry|lighting',
  },
  storageSize: {
    heading: 'Size',
    kind: 'choice',
    needed: true,
    list: 'storage-size',
    example: '125',
  },
  storageNumber: {
    heading: 'Number of spaces',
    kind: 'number',
    about: 'How many spaces like this you have. Empty means 1.',
    example: '1',
  },
  storageAccessPeriod: {
    heading: 'Access period',
    kind: 'choice',
    needed: true,
    list: 'storage-access-period',
    example: 'daytime',
  },
  storageAccessType: {
    heading: 'Access type',
    kind: 'choice',
    needed: true,
    list: 'storage-access-type',
    example: 'keypad',
  },
  accessNotes: {
    heading: 'How to get in',
    kind: 'text',
    about: 'Code, key, gate: only renters who have paid see it.',
    example: 'The keypad is left of the door. The code is 4826.',
  },
  packingPermit: { heading: 'Parking permit needed', kind: 'yesNo', example: 'no' },
  packingInstruction: {
    heading: 'Parking instructions',
    kind: 'text',
    about: 'People who have paid for a booking see this, and your drivers.',
    example: 'Stop in front of the blue gate.',
  },
  bookingDuration: {
    heading: 'Shortest rental period',
    kind: 'choice',
    needed: true,
    list: 'booking-period',
    example: '1-month',
  },
  bookingNotice: {
    heading: 'Notice period',
    kind: 'choice',
    needed: true,
    list: 'notice-period',
    example: '1-day',
  },
  monthlyRate: {
    heading: 'Monthly rate',
    kind: 'money',
    needed: true,
    about: 'In pounds, before tax.',
    example: '85',
  },
  hourlyRate: {
    heading: 'Hourly rate',
    kind: 'money',
    needed: true,
    about: 'In pounds, before tax.',
    example: '2.50',
  },
  rolling: { heading: 'Let month by month as well', kind: 'yesNo', example: 'yes' },
  autoApprove: { heading: 'Approve bookings automatically', kind: 'yesNo', example: 'no' },
  services: { heading: 'Services', kind: 'choices', list: 'services', example: 'delivery' },
  vehicleType: {
    heading: 'Vehicle type',
    kind: 'choice',
    list: 'vehicle-type',
    about: 'Only with delivery, and then needed.',
    example: 'small-van',
  },
  costPerKm: {
    heading: 'Cost per km',
    kind: 'money',
    about: 'Only with delivery, and then needed.',
    example: '1.20',
  },
  deliveryRadiusKm: {
    heading: 'Furthest you will drive',
    kind: 'number',
    about: 'In kilometres. Empty means anywhere.',
    example: '25',
  },
} as const satisfies Record<string, ImportColumn>

export type ImportField = keyof typeof importColumns
export const importFields = Object.keys(importColumns) as ImportField[]

export const columnOf = (field: ImportField): ImportColumn => importColumns[field]

export const mostLines = 1000
export const largestFile = 2_000_000
export const exampleReference = importColumns.reference.example

/** Spaces, case and signs do not matter: people retype headings and labels. */
export function foldWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
