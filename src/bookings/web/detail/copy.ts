/** For the deeds of both sides. */
export const copy = {
  manage: {
    heading: 'Your answer',
    headingApproved: 'Change of plans?',
    fullRefund:
      'If you cancel now, the renter gets everything back. Your share of cancelled bookings goes up, and a line among the reviews of the space says that you cancelled, unless a bank had taken all of the payment back before.',
    nothingPaid: 'The renter has not paid yet.',
    approve: 'Approve',
    approveQuestion: 'Approve this request?',
    who: 'Who',
    when: 'When',
    whatYouEarn: 'What you earn',
    whatYouEarnFirst: 'What you earn for the first month',
    yesApprove: 'Yes, approve',
    notYet: 'Not yet',
    deny: 'Deny',
    cancel: 'Cancel booking',
    approved: 'Booking approved successfully',
    disapproved: 'Booking disapproved successfully',
    denyQuestion: 'Deny this request?',
    denyWords: (renter: string) =>
      `${renter} is told that you have denied the request. This cannot be undone.`,
    cancelQuestion: 'Cancel this booking?',
    cancelUnpaid: (renter: string) =>
      `${renter} has not paid yet and is told that you have cancelled. This cannot be undone.`,
    cancelPaid: (renter: string) =>
      `${renter} gets everything back that was paid, and you earn nothing. This cannot be undone.`,
    yesDeny: 'Yes, deny',
    yesCancel: 'Yes, cancel',
    no: 'No, keep it',
    reason: 'Reason',
    reasonHelp: 'The renter reads this.',
    reasonHelpUnpaid: 'The renter reads this. Contact details in it are hidden.',
    taken: 'The space is taken for that time',
    takenWords: 'Another booking holds it. You can only deny this request.',
    competing: (count: number) =>
      count === 1
        ? 'Another request wants the same space at this time'
        : `${count} other requests want the same space at this time`,
    competingWords: 'You may not have room for all of them. Compare before you approve.',
    competingItem: (renter: string, period: string) => `${renter}: ${period}`,
    competingUnnamed: 'Another request',
  },

  cancel: {
    heading: 'Change of plans?',
    order: 'CANCEL ORDER',
    booking: 'Cancel booking',
    withdraw: 'Withdraw request',
    left: (hours: string, minutes: string, seconds: string) => `${hours}h ${minutes}m ${seconds}s`,
    refundUntil: (until: string) =>
      `If you cancel by ${until}, you get back what you paid, less the cancellation fee, if that leaves anything.`,
    thinkAgain: (until: string) =>
      `You may change your mind until ${until} and get everything back.`,
    thinkAgainUsed: (until: string) =>
      `You may change your mind until ${until}. You pay only for the hours that you used, and no fee.`,
    refundOver: (until: string) => `Refunds were possible until ${until}.`,
    freely: 'You have paid nothing, so withdrawing is free.',
    questionOrder: 'Cancel this booking?',
    questionWithdraw: 'Withdraw this request?',
    youGet: 'You get back',
    fee: 'Cancellation fee',
    followingStays: (period: string | undefined) =>
      `The booking of the time after it${period ? `, ${period},` : ''} stays. To end that too, cancel it on its own page.`,
    noMoreMonths: 'No later month is taken from your card.',
    endsNow: (isCollected: boolean, days: number) => {
      const things = isCollected
        ? 'If your things are on the van or in the space, please agree with the partner when you get them back.'
        : 'If your things are in the space, please agree with the partner when you collect them.'
      return `The booking ends at once. ${things} How to get in stays on this page for ${days} days.`
    },
    final: 'This cannot be undone.',
    yesCancel: 'Yes, cancel',
    yesWithdraw: 'Yes, withdraw',
    no: 'No, keep it',
    done: 'Booking cancelled successfully.',
  },
}
