import type { Sending } from '#foundation/rules/sendings/sending.ts'
import type { SendingGroup } from '#foundation/rules/sendings/sendings.ts'

type Shown = Exclude<SendingGroup, 'operator'>

export const copy = {
  above: 'Help & Support',
  lead: 'Everything that Holdall sends to renters, partners and drivers, and to whoever reports something. The list is drawn from the table that the senders themselves go by.',
  columns: ['When', 'To', 'Email', 'On devices', 'Text'],
  groups: {
    messages: 'Messages',
    requests: 'Requests',
    bookings: 'Bookings',
    rent: 'Rent by the month',
    reminders: 'Reminders',
    moving: 'Moving',
    viewings: 'Viewings',
    things: 'Things in store',
    account: 'Your account',
    money: 'Money',
    space: 'Your spaces',
    reviews: 'Reviews',
    help: 'Disputes, reports and saved searches',
  } satisfies Record<Shown, string>,
  to: {
    you: 'Whoever it is about',
    renter: 'Renter',
    partner: 'Partner',
    both: 'Renter, partner or both',
    bothAndDriver: 'Both sides and the driver',
    renterAndDriver: 'Renter and driver',
    driver: 'Driver',
    operator: 'Operator',
  } satisfies Record<Sending['to'], string>,
  mail: {
    always: 'Always',
    asked: 'If you have asked for it there',
    supportEmail: 'While “Account Support by email” is on',
    reminderEmail: 'While “Reminders by email” is on',
    marketingEmail: 'While “Marketing by email” is on',
  } satisfies Record<Sending['mail'], string>,
  text: {
    supportText: 'If “Account Support by text” is on',
    reminderText: 'If “Reminders by text” is on',
    marketingText: 'If “Marketing by text” is on',
  } satisfies Record<NonNullable<Sending['text']>, string>,
  push: 'If notifications are on',
  never: 'No',
  choosing: 'How to choose',
  chooseWords: 'Your switches are on your page of personal details:',
  chooseLink: 'Communication preferences',
  textsSent: 'Texts go to the phone number on that page, and to nobody who has not asked.',
  noTexts: 'This site sends no texts at the moment. Your choice is kept for when it does.',
  marketing: 'Marketing',
  marketingWords:
    'We send no offers and no ideas yet, whichever way the switches of Marketing stand. They are off until you switch them on.',
}
