export const copy = {
  access: {
    heading: 'Access',
    period: 'Access period',
    choosePeriod: 'Choose the hours',
    type: 'Access type',
    chooseType: 'Choose the way in',
    /** Replaces the labels that address the renter. */
    types: {
      'host-present': 'You let them in',
      'own-key': 'They have their own key',
    } as Readonly<Record<string, string>>,
    notes: 'How to get in',
    notesHelp:
      'Code, key, gate: renters see it as soon as they have paid, even if they move in months later, until 14 days after their booking. What you change once they have left they do not see.',
    parking: 'Parking permit needed',
    parkingHelp: 'Switch this on if people need a permit to park near the space.',
    instructions: 'Parking instructions',
    instructionsHelp:
      'Where to stop and unload. People who have paid for a booking see this, and your drivers.',
  },

  booking: {
    heading: 'Booking details',
    shortest: 'Shortest rental period',
    chooseShortest: 'Choose a period',
    notice: 'Notice period',
    chooseNotice: 'Choose a period',
    explained: (shortest: string, notice: string) =>
      `Somebody can book for ${shortest} or longer, starting ${notice} from now at the earliest.`,
    explainedAtOnce: (shortest: string) =>
      `Somebody can book for ${shortest} or longer, starting at once.`,
  },

  unavailable: {
    heading: 'Unavailability',
    intro: 'Days on which nobody can book the space. Days that are booked cannot be closed.',
    from: 'First day',
    to: 'Last day',
    reason: 'Reason',
    reasonHelp: 'Only you see this.',
    add: 'Add period',
    another: 'Add another period',
    clear: 'Clear',
    given: 'These days are in your list below.',
    needsDates: 'Please choose a first and a last day.',
    half: 'Please choose a last day too, to add this period, or clear it.',
    full: 'That is as many periods as we can keep.',
    list: 'Days you have closed',
    none: 'Nothing closed. Your space can be booked on any day that is free.',
    noneOwn: 'You have closed no days yourself. Other calendars have.',
    period: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    remove: (period: string) => `Open ${period} again`,
    calendar: 'Calendar of closed days',
    previousMonth: 'Earlier month',
    nextMonth: 'Later month',
    booked: 'booked',
    closed: 'closed',
    chosen: 'chosen',
    legend: 'Closed',
    legendBooked: 'Booked',
    pick: 'Press a first and a last day to close the days from one to the other.',
  },
}
