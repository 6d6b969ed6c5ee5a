import {
  keptDays,
  picturesAtMost,
  readyWithinDays,
  recordedWithinDays,
} from '../rules/inventory-terms.ts'
import type { HandlingKind } from '../rules/record-life.ts'
import type { ItemRequest } from '../rules/wire.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const copy = {
  title: 'Things in store',
  titleOf: (space: string) => `${space} - things in store`,
  at: (space: string) => `At ${space}`,
  loading: 'Loading the list of things',
  failed: 'We could not load the list of things',
  missing: 'We could not find that booking',
  missingWords: 'It may not be yours, or you are logged in with another account.',
  back: 'Back to the booking',
  earlier:
    'This booking goes on from an earlier one. What was handed over then is in the list of that booking.',
  seeEarlier: 'See the earlier list',
  add: 'Add a thing',
  labels: 'Print labels',
  evidence: 'Evidence',
  record: {
    handOver: 'Record a hand-over',
    return: 'Record a return',
  } satisfies Record<HandlingKind, string>,
  ask: 'Ask for things back',

  panel: {
    heading: 'Things in store',
    none: 'List what is stored here, with pictures. Then you both record what is handed over and given back.',
    nonePartner:
      'The renter can list what is stored here. Then you both record what is handed over and given back.',
    noneLater:
      'What was handed over before is in the list of the earlier booking. What comes in now is listed here.',
    listed: (things: number, stored: number) =>
      `${counted(things, 'thing', 'things')} listed, ${stored === 0 ? 'none' : counted(stored, 'piece', 'pieces')} in the space.`,
    waits: (count: number) => `${counted(count, 'record waits', 'records wait')} for your answer.`,
    asked: (count: number) =>
      `${counted(count, 'request waits', 'requests wait')} for a date from you.`,
    open: 'See the things',
    start: 'List your things',
  },

  list: {
    heading: 'The list',
    empty: 'Nothing is listed yet',
    emptyRenter:
      'Add each thing with a picture and, if you like, what it is worth. Then print labels for the boxes.',
    emptyPartner: 'The renter makes the list. You are told as soon as something is handed over.',
    number: (number: number) => `No. ${number}`,
    stored: (stored: number, count: number) =>
      stored === 0
        ? 'Not in the space'
        : stored === count
          ? 'In the space'
          : `${stored} of ${count} in the space`,
    asked: (count: number) => `${count} asked back`,
    worth: (amount: string) => `Worth ${amount}`,
    picture: (number: number, name: string) => `Picture ${number} of ${name}`,
    total: (things: number, worth: string) =>
      `${counted(things, 'thing', 'things')}${worth ? `, declared at ${worth}` : ''}`,
    more: (name: string) => `More about ${name}`,
    change: 'Change',
    remove: 'Take off the list',
    removeTitle: (name: string) => `Take ${name} off the list?`,
    removeWords:
      'Its number is not used again. If things were handed over before, the other side is told.',
    removed: 'It is off the list',
    keep: 'Keep it',
  },

  form: {
    add: 'Add a thing',
    change: 'Change this thing',
    linked:
      'Something was handed over already, so the partner sees every change and may object to it.',
    name: 'What is it?',
    nameMissing: 'Say what it is first.',
    nameHelp: 'So that both of you know it again, such as “Oak sideboard” or “Box of books”.',
    count: 'How many?',
    worth: 'Declared value',
    worthHelp: 'What all of them are worth to you, in pounds. This insures nothing.',
    worthFirst: 'Check the declared value first.',
    worthFault: 'Please give an amount such as 120 or 120.50.',
    save: 'Save',
    saved: 'The list is saved',
    another: 'Add another after this one',
  },

  pictures: {
    label: 'Pictures',
    help: `Up to ${picturesAtMost}. Only the two of you see them, and we if there is a dispute.`,
    prompt: 'Choose pictures',
    tooMany: `Please choose at most ${picturesAtMost}.`,
    unreadable: 'We cannot read that file as a picture. Please choose a JPEG or PNG.',
    removeShort: 'Remove',
    remove: (number: number) => `Remove picture ${number}`,
    picture: (number: number) => `Picture ${number}`,
    busy: 'Uploading',
    done: 'Uploaded',
  },

  handling: {
    title: { handOver: 'Record a hand-over', return: 'Record a return' } satisfies Record<
      HandlingKind,
      string
    >,
    about: (other: string) =>
      `${other} is asked to confirm it. Once you both have, neither can change it.`,
    which: 'Which things?',
    all: 'Choose all',
    none: 'Choose none',
    howMany: (name: string) => `How many of ${name}?`,
    note: (name: string) => `Condition of ${name}`,
    noteHelp: 'Such as “scratch on the left side”.',
    when: 'When was it?',
    now: 'Just now',
    earlier: 'Earlier',
    time: 'Date and time',
    timeHelp: `Within the last ${recordedWithinDays} days, UK time`,
    missing: { things: 'Choose what it is about first.', time: 'Choose when it was first.' },
    send: 'Record it',
    sent: 'It is recorded, and the other side is asked to confirm it',
    chosen: (count: number) => `${counted(count, 'thing', 'things')} chosen`,
  },

  records: {
    heading: 'What was recorded',
    waiting: 'Waits for you',
    empty: 'Nothing was handed over yet.',
    by: { renter: 'by the renter', partner: 'by the partner' },
    recorded: (by: string) => `Recorded ${by},`,
    link: (number: number) => `Link ${number} of the chain`,
    hash: 'Hash',
    was: (words: string) => `Before: ${words}`,
    objection: 'Objection',
    gone: 'Whoever wrote this has left Holdall, and the words with them.',
    confirm: 'Confirm',
    object: 'Object',
    withdraw: 'Take it back',
    confirmTitle: 'Confirm this record?',
    confirmWords: 'You say that it is so. It cannot be taken back.',
    confirmed: 'You have confirmed it',
    objecting: {
      title: 'What is not right?',
      about:
        'Your words stand beside the record for good. The other side is told, and can take the record back and make another.',
      text: 'Your objection',
      send: 'Object',
      sent: 'The other side has been told',
    },
    withdrawTitle: 'Take this record back?',
    withdrawWords:
      'It no longer counts. That it was there stays in the chain, and the other side is told.',
    withdrawn: 'It is taken back',
    cancel: 'Not now',
    whole: (links: number, hash: string) =>
      `${counted(links, 'link', 'links')} in the chain. The newest hash is ${hash}.`,
    show: 'Show the whole chain',
    earlier: (count: number) => `Show ${counted(count, 'earlier record', 'earlier records')}`,
    pictures: (count: number) => counted(count, 'picture', 'pictures'),
  },

  requests: {
    heading: 'Asked back',
    title: 'Ask for things back',
    about: (other: string) =>
      `${other} says when they are ready. You can take the request back until you have them.`,
    words: 'Anything to add?',
    wordsHelp: 'Such as when it would suit you, and who comes.',
    missing: 'Choose what you would like back first.',
    send: 'Ask',
    sent: 'The partner has been asked',
    asked: (moment: string) => `Asked on ${moment}`,
    ready: (moment: string) => `Ready on ${moment}`,
    doneOn: (moment: string) => `Marked as done on ${moment}`,
    date: 'Give a date',
    redate: 'Give another date',
    dateTitle: 'When are they ready?',
    dateField: 'Date and time',
    dateHelp: `Within the next ${readyWithinDays} days, UK time`,
    dateSend: 'Tell them',
    finish: 'Mark as done',
    finishTitle: 'Have you given these back?',
    finishWords: 'Please record the return too, so that the list says what is still there.',
    deny: 'Deny',
    denying: {
      title: 'Why can they not have them?',
      text: 'Your reason',
      send: 'Deny',
      sent: 'The other side has been told',
    },
    withdraw: 'No longer needed',
    withdrawTitle: 'Take this request back?',
    withdrawWords: 'The partner is told.',
    told: 'The other side has been told',
    earlier: 'Earlier requests',
    states: {
      asked: 'Waits for a date',
      dated: 'Has a date',
      done: 'Done',
      denied: 'Denied',
      withdrawn: 'Taken back',
    } satisfies Record<ItemRequest['state'], string>,
  },

  label: {
    title: 'Labels',
    titleOf: (space: string) => `${space} - labels`,
    back: 'Back',
    print: 'Print',
    loading: 'Loading the labels',
    failed: 'We could not load the labels',
    missing: 'We could not find that booking',
    missingWords: 'It may not be yours, or you are logged in with another account.',
    empty: 'Nothing is listed yet',
    emptyWords: 'There is a label for each piece in the list.',
    help: 'Print them on plain paper or on sticky labels, and put one on each piece. The code leads the two of you to its page; anybody else sees nothing.',
    sets: (names: readonly string[]) =>
      `Too many pieces for a label on each, so one stands for all of them: ${names.join(', ')}.`,
    code: (name: string, piece: string) => `Code that leads to ${name}${piece && `, ${piece}`}`,
    piece: (piece: number, count: number) => `${piece} of ${count}`,
    pieces: (count: number) => counted(count, 'piece', 'pieces'),
  },

  item: {
    title: 'One thing',
    titleOf: (name: string) => `${name} - one thing`,
    missing: 'We could not find that thing',
    missingWords:
      'Only the renter and the partner of its booking see it. You may be logged in with another account.',
    removed: 'It was taken off the list.',
    all: 'See all things of this booking',
    failed: 'We could not load this thing',
    loading: 'Loading this thing',
    pieces: 'Listed',
    stored: 'In the space',
    worth: 'Declared value',
    space: 'Space',
    nothing: 'None given',
  },
  kept: `Kept for ${keptDays} days after the booking is over.`,
}
