export const copy = {
  heading: 'The move',
  loading: 'Loading the move',
  failed: 'We could not load the move.',
  progress: 'Where your things are',
  steps: {
    requested: 'Paid for',
    assigned: 'Driver found',
    collected: 'Collected',
    delivered: 'Delivered',
    failed: 'Not finished',
  },
  before: {
    renter: 'Once the booking is paid, the partner chooses a driver and a time, and you are told.',
    host: 'Once the booking is paid, you choose a driver and a time here.',
    operator: 'Once the booking is paid, the partner chooses a driver and a time.',
  },
  toBePlanned: {
    renter: 'The partner now chooses a driver and a time, and you are told.',
    host: 'You choose a driver and a time here in a moment.',
    operator: 'The partner now chooses a driver and a time.',
  },
  waiting: (day: string, window: string) =>
    `Proposed for ${day}, ${window}. You are told as soon as a driver is found.`,
  planned: (name: string, day: string, window: string) =>
    `${name} comes on ${day}, ${window}. Please have everything packed and somebody at the door.`,
  onItsWay: (name: string, day: string, window: string) =>
    `Your things were collected. ${name} brings them on ${day}, ${window}.`,
  toGiveBack: {
    renter:
      'The booking is cancelled, and your things were collected. Please agree with the partner when and where you get them back.',
    host: 'The booking is cancelled, and the things were collected. Please agree with the renter when and where they are given back, and mark it here.',
    operator: 'The booking was cancelled while the things were on the van.',
  },
  givenBack: 'Your things are marked as given back.',
  arrived: (name: string) => `${name} has put everything into the space.`,
  calledOff: 'Called off with the booking.',
  notFinished: 'The move could not be finished.',
  when: 'When',
  from: 'From',
  vehicle: 'Vehicle',
  driver: 'Driver',
  distance: 'Distance',
  photoCollected: 'Your things when they were collected',
  photoDelivered: 'Your things when they were delivered',
  plan: {
    heading: 'Choose a driver',
    change: 'Change driver or time',
    again: 'Plan it anew',
    day: 'Day',
    window: 'Time',
    driver: 'Driver',
    choose: 'Choose a driver',
    busy: (name: string) => `${name} (on another move then)`,
    save: 'Plan the move',
    cancel: 'Cancel',
    saved: 'The move is planned',
    noDrivers: 'You have no drivers yet. Add the people who drive for you, yourself among them.',
    addDrivers: 'Add a driver',
  },
  sheet: {
    words: (name: string) =>
      `${name} has been sent a link to the stops of that day. You can pass it on yourself, too.`,
    copy: 'Copy the link',
    open: 'Open the day sheet',
  },
  marks: {
    collect: 'Mark as collected',
    deliver: 'Mark as delivered',
    giveBack: 'Mark as given back',
    done: 'Marked',
    failWords: 'The renter gets these words by email.',
  },
}
