import { daysToDispute } from '#bookings/rules/days-to-dispute.ts'
import { formatPence, type Pence } from '#foundation/rules/money.ts'
import { answerHours, picturesAtMost, shortestText } from '../rules/complaint-terms.ts'
import type { Complaint } from '../rules/wire.ts'

type Side = 'renter' | 'partner'

export const copy = {
  heading: 'Dispute',
  loading: 'Looking for a dispute',
  failed: 'We could not load the dispute',
  none: 'Something is wrong and you two cannot settle it? Open a dispute, and we decide.',
  until: (moment: string) => `You can do so until ${moment}.`,
  untilAfterEnd: `You can do so while the booking goes on, and for ${daysToDispute} days after it.`,
  open: 'Open a dispute',
  again: 'Open another dispute',

  states: {
    open: 'Waits for an answer',
    answered: 'Waits for our decision',
    withdrawn: 'Withdrawn',
    decided: 'Decided',
  } satisfies Record<Complaint['state'], string>,
  openedBy: { renter: 'Opened by the renter', partner: 'Opened by the partner' } satisfies Record<
    Side,
    string
  >,
  sides: { renter: 'The renter says', partner: 'The partner says' } satisfies Record<Side, string>,
  about: 'About',
  wish: 'Outcome asked for',
  opened: 'Opened',
  answerBy: 'Answer possible until',
  askedLeft: 'The other side has left Holdall and cannot answer.',
  decidedFrom: 'Decision possible from',
  gone: 'The person who wrote this has left Holdall, and the text with them.',
  picture: (number: number) => `Picture ${number}`,
  noAnswer: 'There was no answer in time.',
  held: 'Until it is decided nothing more of this booking is paid out.',
  decision: 'Our decision',
  decided: (refund: Pence) =>
    refund > 0
      ? `${formatPence(refund)} goes back to the renter.`
      : 'Nothing goes back to the renter.',
  earlier: 'Earlier disputes',

  form: {
    title: 'Open a dispute',
    about: `The other side is told at once and has ${answerHours} hours to answer. Then we decide about the money of this booking. Nothing more of it is paid out until then.`,
    partnerLimit:
      'We can decide only about what was paid for this booking. We cannot take money from the renter for damage: for that, please turn to your insurer.',
    reason: 'What is it about?',
    choose: 'Please choose',
    text: 'What happened?',
    aboutLeft: `The other side has left Holdall and cannot answer. After ${answerHours} hours we decide about the money of this booking. Nothing more of it is paid out until then.`,
    textHelp: `When, what, and what you two have tried, in at least ${shortestText} characters. The other side reads it.`,
    textHelpLeft: `When, what, and what you two have tried, in at least ${shortestText} characters.`,
    wish: 'What would be fair?',
    missing: {
      reason: 'Choose what it is about first.',
      text: `Say what happened, in at least ${shortestText} characters.`,
      wish: 'Choose what would be fair.',
    },
    send: 'Open the dispute',
    sent: 'The dispute is open, and the other side has been told',
    sentLeft: 'The dispute is open',
  },
  answer: {
    open: 'Answer',
    title: 'Answer the dispute',
    about: 'You can answer once. Then we decide, and write to both of you.',
    text: 'How do you see it?',
    textHelp: `At least ${shortestText} characters. The other side reads it.`,
    missing: `Write at least ${shortestText} characters first.`,
    send: 'Send the answer',
    sent: 'Your answer is sent',
  },
  pictures: {
    label: 'Pictures',
    help: `Up to ${picturesAtMost}. Only the two of you and we see them.`,
    prompt: 'Choose pictures',
    tooMany: `Please choose at most ${picturesAtMost}.`,
    unreadable: 'We cannot read that file as a picture. Please choose a JPEG or PNG.',
    removeShort: 'Remove',
    remove: (number: number) => `Remove picture ${number}`,
    picture: (number: number) => `Picture ${number}`,
    busy: 'Uploading',
    done: 'Uploaded',
  },
  withdraw: {
    open: 'Withdraw the dispute',
    title: 'Withdraw the dispute?',
    about: 'It is over then, and what waited is paid out as agreed. The other side is told.',
    aboutLeft: 'It is over then, and what waited is paid out as agreed.',
    keep: 'Keep it',
    done: 'The dispute is withdrawn',
  },
}
