import { logKeptDays, mostAddresses, mostKeys } from '#connections/rules/connection-terms.ts'
import type { EventKind, WebhookEvent } from '#connections/rules/webhook-events.ts'
import type { Delivery } from '#connections/rules/wire.ts'
import type { KeyScope } from '#foundation/rules/permissions.ts'

export const copy = {
  title: 'Connections',
  intro:
    'Let your own programs work with Holdall: the software of your storage business, your website, a spreadsheet. You decide what each may do, and can stop it at any time.',
  guide: 'How to use keys and webhooks',
  guideOpens: 'opens in a new tab',
  cancel: 'Cancel',
  close: 'Close',
  saved: 'I have saved it',
  copySecret: 'Copy',

  keys: {
    heading: 'API keys',
    intro:
      'A program that has a key acts for you, as far as you have ticked below. No key reaches your account, your money or these settings.',
    loading: 'Loading your keys',
    failed: 'We could not load your keys',
    none: 'No keys yet',
    noneWords: 'Make one for each program, so that you can stop one without the others.',
    make: 'Make a key',
    makeTitle: 'Make an API key',
    name: 'Name',
    nameHelp: 'What you will know the program by, such as “Our website”.',
    scopes: 'What the key may do',
    made: 'Your new key',
    madeWords:
      'Copy it now and keep it where your program finds it, but nobody else does. We show it only this once and cannot bring it back.',
    ends: (ends: string) => `Ends in ${ends}`,
    since: (when: string) => `made ${when}`,
    used: (when: string) => `last used ${when}`,
    unused: 'never used',
    revoke: 'Revoke',
    revokeNamed: (name: string) => `Revoke the key ${name}`,
    revokeTitle: 'Revoke this key?',
    revokeWords: (name: string) =>
      `Whatever uses “${name}” is refused from now on. This cannot be undone, but you can make a new key.`,
    revokeNo: 'Keep it',
    revoked: 'The key is revoked',
    full: `You have ${mostKeys} keys, and we keep no more. Revoke one to make another.`,
  },

  webhooks: {
    heading: 'Webhook addresses',
    intro:
      'Holdall sends a message to your address as soon as something happens, so that your program need not ask all the time.',
    loading: 'Loading your addresses',
    failed: 'We could not load your addresses',
    none: 'No addresses yet',
    noneWords: 'Add the address at which your program listens.',
    add: 'Add an address',
    addTitle: 'Add a webhook address',
    url: 'Address',
    urlHelp: 'On the public Internet, beginning with https://',
    events: 'Tell this address when',
    secret: 'The secret of your address',
    secretWords:
      'Everything we send is signed with it, so that your program knows it is from us. Copy it now: we show it only this once.',
    on: 'On',
    off: 'Switched off',
    failing: (since: string) => `Failing since ${since}`,
    count: (count: number) => (count === 1 ? '1 event' : `${count} events`),
    offWords: 'Nothing is sent here. What happens meanwhile is not sent later either.',
    failingWords:
      'We keep trying. If your program accepts nothing for 24 hours, we switch the address off and email you.',
    log: 'Deliveries',
    logOf: (url: string) => `Deliveries to ${url}`,
    test: 'Send a test',
    tested: 'The test is on its way',
    more: 'More',
    moreOf: (url: string) => `More for ${url}`,
    edit: 'Choose events',
    editTitle: 'Choose events',
    save: 'Save',
    changed: 'The events are saved',
    newSecret: 'Make a new secret',
    newSecretTitle: 'Make a new secret?',
    newSecretWords:
      'From then on everything is signed with the new one alone. Be ready to give it to your program at once.',
    newSecretYes: 'Make it',
    switchOn: 'Switch on',
    switchOff: 'Switch off',
    switchedOn: 'The address is on',
    switchedOff: 'The address is off',
    remove: 'Delete',
    removeTitle: 'Delete this address?',
    removeWords:
      'Nothing more is sent there, and the log of its deliveries goes with it. This cannot be undone.',
    removeNo: 'Keep it',
    removed: 'The address is deleted',
    full: `You have ${mostAddresses} addresses, and we keep no more. Delete one to add another.`,
  },

  log: {
    title: 'Deliveries',
    back: 'Connections',
    intro: `What we sent to this address in the last ${logKeptDays} days, the newest first.`,
    loading: 'Loading the deliveries',
    failed: 'We could not load the deliveries',
    missing: 'There is no such address',
    missingWords: 'It may have been deleted.',
    count: (count: number) => (count === 1 ? '1 delivery' : `${count} deliveries`),
    none: 'Nothing sent yet',
    noneWords: 'Send a test, or wait until something happens that this address is told of.',
    again: 'Send again',
    againNamed: (what: string, when: string) => `Send again: ${what}, ${when}`,
    sentAgain: 'It is on its way again',
    noAnswer: 'No answer',
    status: (status: number) => `Answer ${status}`,
    emptyAnswer: 'without a text',
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    nextTry: (when: string) => `next ${when}`,
  },
} as const

/** What ticking a scope means, for people who have never seen an API. */
export const scopeWords: Record<KeyScope, { label: string; about: string }> = {
  listings: {
    label: 'Listings',
    about: 'See your listings, create, change, switch and delete them, and post humidity readings.',
  },
  bookings: {
    label: 'Bookings',
    about:
      'See your bookings with the renters’ names, approve, deny, cancel or end them, tell a later price, and record notices about goods left behind.',
  },
  messages: {
    label: 'Messages',
    about: 'Read your conversations, write in your name, and block or report them.',
  },
}

/** What the events that an address can be told of are about. */
export const kindWords: Record<EventKind, string> = {
  booking: 'Bookings',
  listing: 'Listings',
  message: 'Messages',
  viewing: 'Viewings',
  move: 'Moving',
  rent: 'Rent by the month',
  payout: 'Payouts',
}

export const stateWords: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Not delivered',
}

export const eventWords = (type: WebhookEvent | 'test'): string => (type === 'test' ? 'Test' : type)
