/** Every name that may stand in the details of the audit log, as people read it. */
export const auditWords = {
  // Who did it.
  renter: 'renter',
  host: 'partner',
  operator: 'operator',
  clock: 'Holdall itself',
  provider: 'payment provider',
  driver: 'driver',
  person: 'the person',
  reporter: 'whoever reported it',

  // By means of what.
  file: 'a file of spaces',

  // What they are to us.
  customer: 'renter',
  partner: 'partner',
  admin: 'operator',

  // How it stood.
  draft: 'draft',
  pending: 'pending',
  approved: 'approved',
  disapproved: 'denied',
  rejected: 'rejected',
  suspended: 'suspended',
  paid: 'paid',
  cancelled: 'cancelled',
  expired: 'expired',
  requested: 'requested',
  assigned: 'assigned',
  collected: 'collected',
  delivered: 'delivered',
  failed: 'failed',

  // What a report is about and what came of it.
  listing: 'listing',
  booking: 'booking',
  thread: 'conversation',
  nothing_wrong: 'nothing was wrong',
  acted_on: 'something was done about it',

  // What a notice about goods says.
  collect: 'collect the goods',
  sell: 'the goods will be sold',

  // What is recorded about things.
  handOver: 'hand-over',
  return: 'return',
  added: 'added to the list',
  changed: 'changed in the list',
  removed: 'taken off the list',

  // Who keeps a fee.
  platform: 'Holdall',

  // How somebody logged in, and what they changed.
  'email code': 'code by email',
  authenticator: 'authenticator app',
  'recovery code': 'recovery code',
  twoFactorOn: 'two-step login on',
  twoFactorOff: 'two-step login off',
  authenticatorAdded: 'authenticator app added',
  authenticatorRemoved: 'authenticator app removed',
  recoveryCodesMade: 'new recovery codes',
  recoveryCodeUsed: 'recovery code used',

  // What of a person or a driver changed.
  first_name: 'first name',
  last_name: 'last name',
  host_kind: 'business or private person',
  phone: 'telephone',
  support_email: 'support by email',
  support_text: 'support by text',
  reminder_email: 'reminders by email',
  reminder_text: 'reminders by text',
  marketing_email: 'marketing by email',
  marketing_text: 'marketing by text',
  vehicle_no: 'vehicle number',
  licence_sealed: 'licence number',
  licence_mask: 'end of the licence number',
  profile_picture: 'picture',
  deleted_at: 'time of deletion',

  // What of a listing was saved.
  address: 'address',
  formattedAddress: 'street and area',
  coordinates: 'place on the map',
  storageType: 'type',
  storageFloor: 'floor',
  storageFeatures: 'features',
  services: 'services',
  vehicleType: 'vehicle',
  costPerKm: 'delivery per km',
  packagingSize: 'size of packing',
  costPerSize: 'price of packing',
  deliveryRadiusKm: 'delivery radius',
  streetView: 'street view',
  storageSize: 'size',
  storageNumber: 'number of spaces',
  image: 'pictures',
  storageTitle: 'title',
  description: 'description',
  calendar: 'calendar',
  unavailabilityPeriods: 'closed days',
  unavailabilityReason: 'why it is closed',
  unavailabilityDate: 'closed until',
  storageAccessPeriod: 'when to come',
  storageAccessType: 'access type',
  accessNotes: 'how to get in',
  packingPermit: 'parking permit',
  packingInstruction: 'parking instructions',
  bookingDuration: 'shortest rental',
  bookingNotice: 'notice',
  priceType: 'kind of price',
  monthlyRate: 'monthly rate',
  hourlyRate: 'hourly rate',
  consent: 'terms agreed to',
  rolling: 'month by month',
  autoApprove: 'auto approval',
  completed: 'completed',
  version: 'version',
} as const

export type AuditWord = keyof typeof auditWords
