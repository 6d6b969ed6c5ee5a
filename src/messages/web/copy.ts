import { formatWhole } from '#foundation/rules/text/whole-numbers.ts'
import { longestMessage, picturesAtMost } from '../rules/message-terms.ts'

const many = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count} ${more}`

export const copy = {
  title: 'Messages',
  tabTitle: (name: string, space: string) => `${name}, ${space} - messages`,
  unread: (count: number) => many(count, 'unread message', 'unread messages'),

  live: {
    came: (text: string) => `New message: ${text}`,
    cameFrom: (name: string, text: string) => `New message from ${name}: ${text}`,
  },

  list: {
    label: 'Your conversations',
    loading: 'Loading your conversations',
    failed: 'We could not load your conversations',
    empty: 'No conversations yet',
    emptyRenter: 'Found a space but want to know more first? Press “Ask a question” on its page.',
    emptyPartner: 'When somebody asks about one of your spaces or books it, you answer here.',
    search: 'Find storage',
    listings: 'Your listings',
    you: 'You:',
    picture: 'Sent a picture',
    quiet: 'No messages yet',
    more: 'Show older conversations',
    unread: (count: number) => `${count} unread`,
    choose: 'Choose a conversation',
    chooseAbout: 'It opens here, beside the list.',
  },

  thread: {
    back: 'All conversations',
    loading: 'Loading the conversation',
    failed: 'We could not load the conversation',
    missing: 'Conversation not found',
    missingAbout: 'The address may be wrong, or the conversation belongs to another account.',
    former: 'Former member',
    about: (name: string) => `Messages with ${name}`,
    booking: 'See the booking',
    actions: 'Report or block',
    begin: (name: string) => `Ask ${name} anything about this space`,
    beginAbout:
      'Until a booking between you is paid, phone numbers, email addresses, links and account numbers stay hidden.',
    older: 'Loading older messages',
    olderFailed: 'We could not load older messages',
    retry: 'Try again',
    start: 'This is where the conversation begins',
    new: 'New',
    toNewest: 'To the newest message',
    read: 'Read',
    sent: 'Sent',
    you: 'You',
    holdall: 'Holdall',
    picture: (number: number, count: number) => `Picture ${number} of ${count}`,
    maskedForThem: (name: string) =>
      `${name} does not see all of this: phone numbers, email addresses, links and account numbers are hidden until a booking between you is paid.`,
    maskedForYou: 'Contact details are hidden until a booking between you is paid.',
    bank: 'Somebody asks for money by bank transfer? Pay on Holdall only. What is paid outside is not protected, and we cannot give it back.',
  },

  write: {
    label: (name: string) => `Message to ${name}`,
    placeholder: 'Message',
    send: 'Send',
    keys: 'Enter sends, Shift and Enter begin a new line.',
    left: (count: number) =>
      count >= 0
        ? many(count, 'character left', 'characters left')
        : `${many(-count, 'character', 'characters')} too many`,
    tooLong: `Please use at most ${formatWhole(longestMessage)} characters.`,
    sending: 'Sending',
    failed: 'Not sent.',
    tryAgain: 'Try again',
    remove: 'Delete',
    offline: 'You are offline. What you write stays here until you are back.',
    blockedByYou: (name: string) => `You have blocked ${name}. Neither of you can write here.`,
    unblock: 'Unblock',
    unblocked: 'Unblocked. Messages go through again.',
    unblockedByYou: 'Unblocked by you. You cannot write here yet.',
    blockedByThem: 'You cannot write here any more. Bookings go on as agreed.',
    otherLeft: 'The other side has left Holdall, so nobody would read an answer.',
  },

  pictures: {
    add: 'Add pictures',
    busy: 'Uploading the picture',
    chosen: 'Pictures to send',
    remove: (number: number) => `Remove picture ${number}`,
    tooMany: `A message holds at most ${picturesAtMost} pictures.`,
    unreadable: 'That file is no picture that this browser can read.',
    needText: 'Please write a word about the pictures.',
    previous: 'Previous picture',
    next: 'Next picture',
  },

  replies: {
    open: 'Quick replies',
    edit: 'Edit quick replies',
    title: 'Your quick replies',
    about: 'They are kept in this browser, for your account.',
    text: 'One reply on each line',
    help: (most: number) => `Up to ${most}.`,
    save: 'Save',
    usual: [
      'Yes, it is free then. You can book it here at once.',
      'Thank you for asking. I will have a look and write again today.',
      'You are welcome to see the space first. When would suit you?',
      'Yes, a car or van can stop right in front of it.',
    ],
  },

  report: {
    open: 'Report',
    title: 'Report this conversation',
    about: (name: string) =>
      `We then read it, and decide. ${name} is not told that it was you. Nobody at Holdall reads conversations that were not reported.`,
    reason: 'What is wrong?',
    send: 'Report',
    sent: (caseNumber: string) => `Reported. Your case number is ${caseNumber}.`,
  },

  block: {
    open: 'Block',
    title: (name: string) => `Block ${name}?`,
    about:
      'Neither of you can write here then. Bookings go on as agreed, and you are still told what becomes of them.',
    keep: 'Not now',
    done: (name: string) => `${name} is blocked.`,
  },

  ask: {
    loading: 'Opening the conversation',
    failed: 'We could not open the conversation',
    refused: 'You cannot ask about this space',
    missing: 'This space is not on offer',
    missingAbout: 'The listing may have been taken down. There are other spaces nearby.',
    back: 'Back to the space',
    search: 'Find storage',
  },
}
