import type { Sending } from './sending.ts'

const requests = [
  {
    kinds: ['booking.requested'],
    when: 'Somebody asks for a space',
    to: 'both',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['booking.approvedAtOnce', 'booking.approved', 'booking.approvedByOperator'],
    when: 'A booking is approved and can be paid',
    to: 'both',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['booking.denied', 'booking.deniedByOperator', 'booking.closed'],
    when: 'A request is denied, or the space is no longer let',
    to: 'both',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['booking.expiredUnanswered', 'booking.expiredUnpaid'],
    when: 'A request was not answered in time, or a booking not paid',
    to: 'both',
    mail: 'always',
    push: true,
  },
] as const satisfies readonly Sending[]

const bookings = [
  {
    kinds: ['booking.paid'],
    when: 'A booking is paid',
    to: 'both',
    mail: 'always',
    push: true,
    text: 'reminderText',
  },
  {
    kinds: ['booking.paymentFailed'],
    when: 'A payment did not go through',
    to: 'renter',
    mail: 'always',
    push: true,
    text: 'reminderText',
  },
  {
    kinds: [
      'booking.withdrawn',
      'booking.withdrawnByOperator',
      'booking.cancelledByRenter',
      'booking.cancelledByHost',
      'booking.cancelledByOperator',
    ],
    when: 'A booking is cancelled',
    to: 'both',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['booking.hostSuspended', 'booking.hostReinstated', 'booking.letRun'],
    when: 'The account of your partner is suspended or open again, or we let your booking go on',
    to: 'renter',
    mail: 'always',
  },
] as const satisfies readonly Sending[]

const rent = [
  {
    kinds: ['booking.noticeGiven', 'booking.noticeTakenBack'],
    when: 'Notice is given on a booking that goes on month by month, or taken back',
    to: 'both',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['booking.laterPrice', 'booking.laterPriceTakenBack'],
    when: 'Later months of a booking are to cost another price, or no longer',
    to: 'renter',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['rent.paid'],
    when: 'The rent of a month is paid',
    to: 'renter',
    mail: 'always',
  },
  {
    kinds: ['rent.failed', 'rent.arrears', 'rent.caughtUp'],
    when: 'The rent of a month could not be taken, is owed, or is owed no longer',
    to: 'both',
    mail: 'always',
    push: true,
    text: 'reminderText',
  },
] as const satisfies readonly Sending[]

const reminders = [
  {
    kinds: ['booking.replyReminder'],
    when: 'A request is about to expire without your answer',
    to: 'partner',
    mail: 'reminderEmail',
    text: 'reminderText',
  },
  {
    kinds: ['booking.payReminder'],
    when: 'An approved booking is about to expire unpaid',
    to: 'renter',
    mail: 'reminderEmail',
    text: 'reminderText',
  },
  {
    kinds: ['booking.startsTomorrow'],
    when: 'A booking starts: the day before',
    to: 'both',
    mail: 'reminderEmail',
    text: 'reminderText',
  },
  {
    kinds: ['booking.endsSoon'],
    when: 'A booking of more than six hours is about to end',
    to: 'both',
    mail: 'reminderEmail',
    text: 'reminderText',
  },
] as const satisfies readonly Sending[]

const moving = [
  {
    kinds: ['move.request', 'move.reminder'],
    when: 'A renter has paid for moving, and you choose a driver; again a day before, if nobody drives yet',
    to: 'partner',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['move.assign', 'move.resume'],
    when: 'The van is planned',
    to: 'renterAndDriver',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['move.collect'],
    when: 'The driver has your things and is on the way',
    to: 'renter',
    mail: 'always',
    push: true,
    text: 'reminderText',
  },
  {
    kinds: ['move.deliver', 'move.fail'],
    when: 'Your things have arrived, or the move could not be finished',
    to: 'both',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['move.callOff'],
    when: 'No collection was recorded before the booking of a move was over, or a move is taken off the list of a driver',
    to: 'bothAndDriver',
    mail: 'always',
    push: true,
  },
] as const satisfies readonly Sending[]

const viewings = [
  {
    kinds: ['viewing.asked', 'viewing.offered', 'viewing.agreed'],
    when: 'Somebody asks to see a space, proposes times or agrees to one',
    to: 'both',
    mail: 'always',
    push: true,
  },
  {
    kinds: [
      'viewing.declined',
      'viewing.withdrawn',
      'viewing.expired',
      'viewing.closed',
      'viewing.cancelledByRenter',
      'viewing.cancelledByHost',
    ],
    when: 'A viewing does not take place',
    to: 'both',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['viewing.reminder'],
    when: 'A viewing is about to take place: two hours before',
    to: 'both',
    mail: 'reminderEmail',
    push: true,
  },
] as const satisfies readonly Sending[]

const things = [
  {
    kinds: ['inventory.recorded', 'inventory.withdrawn'],
    when: 'The other side records that things were handed over or given back, changes the list of them, or takes a record back',
    to: 'both',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['inventory.confirmed', 'inventory.objected'],
    when: 'The other side confirms what you recorded, or objects to it',
    to: 'both',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['inventory.asked', 'inventory.askedNoMore'],
    when: 'A renter asks for things back, or no longer does',
    to: 'partner',
    mail: 'always',
    push: true,
  },
  {
    kinds: ['inventory.dated', 'inventory.done', 'inventory.denied'],
    when: 'Your partner answers when you have asked for things back',
    to: 'renter',
    mail: 'always',
    push: true,
  },
] as const satisfies readonly Sending[]

export const bookingSendings = { requests, bookings, rent, reminders, moving, viewings, things }
