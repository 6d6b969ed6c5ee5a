export const copy = {
  heading: 'A later price',
  told: {
    renter: (sum: string, day: string) => `From ${day} on the rent is ${sum} a month with tax.`,
    other: (sum: string, day: string) =>
      `From ${day} on the renter pays ${sum} a month with tax. They have been told.`,
  },
  leave: (day: string) =>
    `Until then nothing changes. If you would rather leave before it begins, give notice by ${day}.`,
  leaveOver: 'Until then nothing changes.',
  renterMayLeave: (day: string) =>
    `They may give notice by ${day} to leave before it begins. You may take it back until the rent of its first month is asked for.`,
  takeBack: 'Take the price back',
  takenBack: 'The rent stays as it is',

  about: (day: string) =>
    `You may set another rent for later months, from ${day} at the earliest, so that your renter can leave before it begins.`,
  open: 'Set a later price',
  rate: 'Rent a month, before tax',
  rateWrong: 'Please enter pounds, such as 180 or 180.50.',
  from: 'From the beginning of',
  sum: 'Your renter pays a month',
  begins: 'From',
  leaves: 'To leave before, they give notice by',
  tell: 'Tell the renter',
  question: 'Set the later price?',
  meaning:
    'Your renter is told at once by email and in your conversation. You may take it back until the rent of its first month is asked for. There is one later price at a time.',
  yes: 'Set the price',
  no: 'Not now',
  done: 'The renter is told',
}
