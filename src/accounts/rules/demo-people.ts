/** The three accounts of the demo, which its login page offers to everybody. */
export const demoEmails = {
  partner: 'partner@holdall.test',
  renter: 'renter@holdall.test',
  operator: 'admin@holdall.test',
} as const
export const demoPassword = 'Holdall1!'
