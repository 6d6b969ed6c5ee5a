const liveWords = (live: number | undefined) => {
  if (live === undefined)
    return 'If their spaces have live bookings, these wait for your decision on their page.'
  if (live === 0) return 'No booking of their spaces is live.'
  return live === 1
    ? '1 live booking waits for your decision on their page.'
    : `${live} live bookings wait for your decision on their page.`
}

export const copy = {
  people: {
    title: 'People',
    role: 'Role',
    show: 'Show',
    everyone: 'Everyone',
    roles: { customer: 'Renter', partner: 'Partner', admin: 'Operator' },
    shown: {
      customer: 'Renters',
      partner: 'Partners',
      admin: 'Operators',
      suspended: 'Suspended people',
    },
    caption: 'People, newest first',
    name: 'Name',
    since: 'Member since',
    stands: 'Standing',
    act: 'Action',
    verified: 'Verified',
    unverified: 'Not verified',
    suspended: 'Suspended',
    because: (reason: string) => `“${reason}”`,
    suspend: 'Suspend',
    suspendOf: (name: string) => `Suspend ${name}`,
    reinstate: 'Let back in',
    reinstateOf: (name: string) => `Let back in: ${name}`,
    suspendTitle: (name: string) => `Suspend ${name}?`,
    suspendAbout: (live: number | undefined) =>
      `They are logged out at once and cannot log in again. What they list disappears until you let them back in. ${liveWords(live)}`,
    reason: 'Reason',
    reasonHelp: 'They read it when they try to log in, and get it by email if theirs is verified.',
    reinstateTitle: (name: string) => `Let ${name} back in?`,
    reinstateAbout: 'They can log in again, and their listings return to where they stood.',
    suspendedDone: (name: string, live: number | undefined) =>
      live ? `${name} is suspended. ${liveWords(live)}` : `${name} is suspended`,
    reinstatedDone: (name: string) => `${name} can log in again`,
    count: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    empty: 'Nobody found',
    emptyGroup: 'Nobody is in this group at the moment.',
    emptyAbout: 'Try a part of the name or of the email address.',
    failed: 'We could not load the people',
    loading: 'Loading the people',
    search: 'Name or email',
  },

  person: {
    back: 'All people',
    one: {
      loading: 'Loading the person',
      failed: 'We could not load the person',
      missing: 'There is no such person',
      missingAbout: 'They may have deleted their account.',
    },
    bookings: 'All their bookings',
    history: 'History of this person',
    since: (month: string) => `on Holdall since ${month}`,
    held: 'Payouts on hold',
    heldNone: 'None',
    heldAmount: (count: number, amount: string) =>
      count === 1 ? `${amount} in 1 payout` : `${amount} in ${count} payouts`,
    live: 'Live bookings of their spaces',
    liveAbout:
      'Approved or paid, and not over. While the partner is suspended, decide about each: let it run, or cancel it with a full refund. Of what has no end and has run for longer, days that have not begun are given back. No rent is taken before you let it run; where that is still to come once a booking has ended, let it be taken here.',
    liveNone: 'No booking of their spaces is live.',
    decide: 'Decision',
    letRun: 'Let it run',
    letRunDone: 'The booking goes on, and its renter has been told',
    takeRent: 'Let the rent be taken',
    takeRentDone: 'The rent is taken within a day, and the renter has been told',
    ranAt: (moment: string) => `Goes on: decided ${moment}`,
    takenSince: (moment: string) => `The rent is taken: decided ${moment}`,
    decidedBy: 'Who decided',
    unpaid: 'Nobody can pay for it while the partner is suspended.',
    cancel: 'Cancel and refund',
    deny: 'Deny',
    cancelTitle: (title: string) => `Cancel the booking of ${title}?`,
    cancelAbout:
      'The renter gets everything back that was paid, without a fee. Both are told by email, and it cannot be undone.',
    endTitle: (title: string) => `End the booking of ${title} now?`,
    endAbout:
      'The renter gets back what was paid for days that have not begun, or everything where it could still be cancelled for a refund. Both are told by email, and it cannot be undone.',
    denyAbout: 'Nothing was paid, so there is nothing to refund. Both are told by email.',
    reasonHelp: 'The renter and the partner read it.',
    usual: [
      'The partner of this space is suspended.',
      'We cannot be sure of this space at the moment.',
    ],
    cancelled: 'The booking is cancelled, and everything goes back to the renter',
    ended: 'The booking has ended, and what was paid ahead goes back to the renter',
    denied: 'The booking is denied',
  },
}
