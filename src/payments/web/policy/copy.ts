export const copy = {
  intro:
    'What bookings are made under: tax, shares, fees and deadlines. New terms are for quotes from the moment they are adopted. A booking keeps the terms it was made under.',
  loading: 'Loading the terms',
  failed: 'We could not load the terms',

  keepers: { platform: 'Holdall', host: 'The partner' },
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  hoursUnit: 'hours',

  labels: {
    taxRate: 'Tax',
    commissionRate: 'Commission',
    cancellationFee: 'Cancellation fee',
    feeKeptBy: 'Who keeps the fee',
    packingPrice: 'Packing',
    refundWindowHours: 'Refunds until',
    payWindowHours: 'Time to pay',
    payoutDelayHours: 'Payout after',
  },
  help: {
    taxRate: 'Added to rent, moving and packing.',
    commissionRate: 'Of what partners earn from rent, moving and packing, before tax.',
    cancellationFee: 'Kept when a renter cancels in time; never more than was paid.',
    feeKeptBy: 'Only for bookings made from then on.',
    packingPrice: 'Once for each booking with packing, before tax. At £0 it is free.',
    refundWindowHours: 'After the start of a booking.',
    payWindowHours: 'After a request was approved.',
    payoutDelayHours: 'After the start. Not before the right to a refund has ended.',
  },
  bounds: {
    taxRate: 'Please enter 0 to 25, with one place after the point at most.',
    commissionRate: 'Please enter 0 to 50, with one place after the point at most.',
    cancellationFee: 'Please enter pounds from 0 to 200.',
    feeKeptBy: 'Please choose who keeps it.',
    packingPrice: 'Please enter pounds from 0 to 500.',
    refundWindowHours: 'Please enter whole hours from 0 to 168.',
    payWindowHours: 'Please enter whole hours from 12 to 168.',
    payoutDelayHours: 'Please enter whole hours from 0 to 720.',
  },

  current: {
    heading: 'Terms of today',
    version: (version: string) => `Version ${version}`,
    fixed: 'Everything else, such as how long a partner has to answer, changes with the program.',
  },

  proposal: {
    heading: 'Propose new terms',
    intro:
      'See first what they would have done to the bookings of the last 90 days. Nothing changes until you adopt them.',
    replay: 'Try it on the last 90 days',
    unchanged: 'These are the terms of today. Change a value to try it out.',
  },

  replay: {
    heading: 'What it would have done',
    counts: ({ asked, lookedAt, paid }: { asked: number; lookedAt: number; paid: number }) =>
      `${asked} ${asked === 1 ? 'booking was' : 'bookings were'} asked for in 90 days${lookedAt < asked ? `; the newest ${lookedAt} were looked at` : ''}. ${paid} of them ${paid === 1 ? 'was' : 'were'} paid for, and those are counted here.`,
    nothing: 'None of these bookings would have come to anything else.',
    changed: (count: number) =>
      count === 1
        ? '1 booking would have come out differently.'
        : `${count} bookings would have come out differently.`,
    limits:
      'Everybody is taken to have done the same: asked, paid and cancelled at the same moments. Disputes and refunds made at the provider are not part of it.',
    table: 'The sums, as they were and as they would have been',
    columns: { sum: 'Sum', before: 'As it was', after: 'As proposed', difference: 'Difference' },
    sums: {
      price: 'Paid by renters',
      tax: 'Tax kept',
      commission: 'Commission kept',
      hosts: 'Partners’ shares',
      refunds: 'Refunds',
      fees: 'Cancellation fees',
    },
    greatest: 'The bookings that would have changed most',
    booking: 'Booking',
    price: 'Price',
    share: 'Partner’s share',
    refund: 'Refund',
    arrow: (before: string, after: string) => (before === after ? before : `${before} → ${after}`),
  },

  adopt: {
    open: 'Adopt these terms',
    heading: 'Adopt new terms?',
    intro:
      'From now on every new quote is made under these terms. Bookings keep theirs, and whoever is looking at a price is shown the new one and asked again.',
    notTold:
      'Nobody is written to. If you have promised notice to partners or renters, give it first.',
    reason: 'Why',
    reasonHelp: 'Kept with the version and in the audit log.',
    confirm: 'Adopt',
    done: 'The new terms apply from now on',
  },

  history: {
    heading: 'All versions',
    caption: 'All versions of the terms, the newest first',
    columns: { version: 'Version', when: 'When', who: 'Who', why: 'Why', what: 'What changed' },
    nobody: 'The program',
    first: 'Where it began',
  },
}
