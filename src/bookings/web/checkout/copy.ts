export const copy = {
  title: 'Checkout',
  about: 'Check your dates and what it costs. Nothing is taken until the partner confirms.',

  inParts: {
    label: 'How to pay',
    once: 'All at once',
    parts: 'Month by month',
    aboutOnce: 'One payment once the partner has approved.',
    aboutParts: (first: string, monthly: string) =>
      `${first} once the partner has approved, then ${monthly} a month from the same card, on the 27th of the month before, but not while you can still cancel with a refund. It costs the same.`,
  },

  summary: {
    label: 'What you are booking',
    untitled: 'Storage space',
    view: 'View the listing',
    perMonth: 'per month',
    perHour: 'per hour',
    breakdown: 'Cost breakdown',
    moving: 'Moving',
    movingLater: 'Needs a pickup address',
    total: 'Total',
    firstPart: 'First payment',
    firstMonth: 'First month',
    thenMonthly: 'Each month after it',
    noDates: 'Choose a start and an end to see what it costs.',
    changeDates: 'Please change the dates to see what it costs.',
    changePickup: 'Please change the pickup address to see what it costs.',
    working: 'Working out the cost',
    notNow: 'It could not be worked out just now.',
  },

  form: {
    heading: 'Your Booking',
    moving: 'Moving',
    movingAbout: (rate: string) => `The partner collects your things, at ${rate} a km.`,
    packing: 'Packing',
    packingAbout: (price: string | null) =>
      price === null
        ? 'The partner packs your things, at no extra cost.'
        : `The partner packs your things, for ${price} and the tax on it.`,
    bookNow: 'Book Now',
  },

  pickup: {
    legend: 'Where to collect from',
    address: 'Pickup address',
    addressHelp: 'Your whole address, such as 14 Stonegate, York YO1 8ZW, or a town from the list.',
    door: 'House and street',
    noDoor: 'Enter the house and street, so that the driver finds your door.',
    postcode: 'Postcode',
    map: 'Where your things are collected and where they go',
    pin: 'Pickup',
    storage: 'Storage',
    distance: (distance: string) => `${distance} by road, one way`,
    measuring: 'Measuring the way',
    none: 'Choose a pickup address to see how far it is.',
    noDates: 'Choose your dates to see how far it is.',
  },

  consent: {
    label: 'I agree to the terms of use and will store nothing that is prohibited',
    start: 'I ask for my storage to start before my time to change my mind is over',
    startAbout: (until: string) =>
      `This partner lets space as a business, so you may change your mind until ${until} for nothing. If it has started by then, you pay for the hours that you used.`,
    list: 'What may never be stored',
    terms: 'Read the terms of use',
  },

  policy: {
    heading: 'Payment policy',
    approval: (hours: number) =>
      `A booking awaits partner approval, usually within ${hours} hours. Funds are deducted after the partner confirms.`,
    atOnce: 'This partner approves bookings at once.',
    refund: (fee: string, until: string) =>
      `Cancellation fee ${fee}. Full refund minus the fee if cancelled by ${until}.`,
    noRefund: (fee: string) =>
      `Cancellation fee ${fee}. It takes up what you pay, so by our terms nothing is refunded if you cancel.`,
    coolingOff: (until: string) =>
      `This partner lets space as a business. If you book now, you may change your mind until ${until} without a fee, and pay only for hours that you used.`,
    untilHours: (hours: number) =>
      `${hours} hours after the start date, or by the end of a shorter booking`,
    timeline: 'What happens when',
    milestones: {
      asked: 'You ask for the space',
      booked: 'You book and the partner approves at once',
      answer: 'The partner has answered by this time',
      pay: (hours: number) =>
        `You pay within ${hours} hours of approval, by this time at the latest`,
      start: 'Your storage starts',
      refund: (fee: string) => `Last moment for a full refund minus ${fee}`,
      end: 'Your storage ends',
    },
  },

  missing: {
    dates: 'Choose a start and an end first.',
    pickup: 'Choose a pickup address first.',
    door: 'Enter the house and street to collect from.',
    quote: 'Working out the cost.',
    start: 'Say that you want it to start so soon, or choose a later start.',
    consent: 'Agree to the terms to book.',
  },

  priceChanged: 'The price has changed',
  priceChangedAbout: (before: string, now: string) =>
    `It was ${before} and is now ${now}. Please check the cost and book again if you agree.`,
  termsChanged: 'The terms have changed',
  termsChangedAbout: (before: string, now: string) =>
    before === now
      ? `The price is still ${now}. Please read what applies now and book again if you agree.`
      : `The price was ${before} and is now ${now}. Please check the cost and book again if you agree.`,
  noQuote: 'We could not work out the cost',
  askAgain: 'Try again',
  booked: 'Storage listing successfully booked',
  failed: 'Something went wrong or Storage is not available for booking',

  own: {
    heading: 'This space is your own',
    words: 'You cannot book a space that you let. To keep it for yourself, close the dates in it.',
    action: 'Edit listing',
  },
  unavailable: {
    heading: 'This space cannot be booked at the moment',
    words: 'The partner is not taking bookings just now. There are other spaces nearby.',
    action: 'Find storage',
  },
  back: 'Back to the listing',
}
