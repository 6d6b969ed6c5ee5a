export const copy = {
  access: {
    heading: 'Access',
    period: 'Access period',
    choosePeriod: 'Choose when renters can come',
    type: 'Access type',
    chooseType: 'Choose how renters get in',
    parking: 'Parking permit needed',
    parkingHelp: 'Switch this on if people need a permit to park near the space.',
    instructions: 'Parking instructions',
    instructionsHelp: 'Where to stop and unload. People with a booking see this.',
  },

  booking: {
    heading: 'Booking details',
    shortest: 'Shortest rental period',
    chooseShortest: 'Choose the shortest rental',
    notice: 'Notice period',
    chooseNotice: 'Choose a notice period',
    explained: (shortest: string, notice: string) =>
      `Somebody can book for ${shortest} or longer, starting ${notice} from now at the earliest.`,
    explainedAtOnce: (shortest: string) =>
      `Somebody can book for ${shortest} or longer, starting at once.`,
  },

  unavailable: {
    heading: 'Unavailability',
    intro: 'Days on which nobody can book the space. Bookings you have already are not touched.',
    from: 'First day',
    to: 'Last day',
    reason: 'Reason',
    reasonHelp: 'Only you see this.',
    add: 'Add period',
    needsDates: 'Please choose a first and a last day.',
    backwards: 'The last day must not be before the first.',
    full: 'That is as many periods as we can keep.',
    list: 'Days you have closed',
    none: 'Nothing closed. Your space can be booked on any day.',
    period: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    remove: (period: string) => `Open ${period} again`,
    calendar: 'Calendar of closed days',
    previousMonth: 'Earlier month',
    nextMonth: 'Later month',
    closed: 'closed',
    chosen: 'chosen',
    legend: 'Closed',
    pick: 'Press a first and a last day to fill in the dates.',
  },
}
