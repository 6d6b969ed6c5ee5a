export const copy = {
  heading: 'How you get paid',
  facts: (commission: string, hours: number) => [
    'Renters pay by card once you have approved their booking.',
    `We keep ${commission} of what you earn; the rest is yours, to the penny.`,
    `Your share is released ${hours} hours after a booking starts and goes to your bank account.`,
  ],
  later:
    'You do not need to connect a bank account to list a space or to approve a booking. Payouts wait until you do.',
  next: 'Continue',
  back: 'Back',
}
