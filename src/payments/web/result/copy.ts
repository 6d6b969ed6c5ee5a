export const copy = {
  heading: 'Payment',
  unknownHeading: 'Payment Not Confirmed',
  checking: 'We are asking the payment provider how it went.',
  words: {
    successful: (amount: string) =>
      `We have received ${amount}. The space is yours, and the exact address is on your booking.`,
    failed: () => 'The payment did not go through. You have not been charged.',
    cancelled: () => 'You left before paying. You have not been charged.',
    pending: () =>
      'The payment provider has not told us the outcome yet. Your booking shows it as soon as we know; there is no need to pay twice.',
    none: () => 'No payment was made for this booking yet.',
    refunded: () =>
      'The payment arrived, and money is on its way back to you. Your booking shows how much.',
  },
  unknown: 'We could not find out how the payment went. Your booking shows it once we know.',
  going: (seconds: number) =>
    seconds === 1 ? 'To your booking in 1 second' : `To your booking in ${seconds} seconds`,
  paused: 'You stay on this page.',
  stay: 'Stay on this page',
  goNow: 'Go to your booking',
  pay: (amount: string) => `Pay ${amount}`,
  payAgain: (amount: string) => `Pay ${amount} again`,
  receipt: 'See the receipt',
}
