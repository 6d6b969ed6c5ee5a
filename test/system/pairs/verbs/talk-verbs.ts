import { blockThread } from '#messages/server/reading/block-thread.ts'
import { writeMessage } from '#messages/server/writing/write-message.ts'
import type { ViewingAnswer } from '#viewings/rules/wire.ts'
import { answerViewing } from '#viewings/server/answer-viewing.ts'
import { askForViewing } from '#viewings/server/ask-for-viewing.ts'
import { followViewings } from '#viewings/server/follow-viewings.ts'
import { threadHooks } from '../../../../src/hooks.ts'
import { type Scene, seenAt } from '../cast.ts'
import { any, host, renter, type Verb } from './verb.ts'

const words = { text: 'Is there a light switch?', pictures: [] }
const time = seenAt.toISOString()

const answered =
  (by: typeof host, which: keyof Scene['viewings'], answer: ViewingAnswer): Verb['run'] =>
  playing =>
    answerViewing(by(playing), playing.scene.viewings[which], answer)

/** Verbs about messages, and about viewings of the space. */
export const talkVerbs: readonly Verb[] = [
  {
    name: 'write-by-renter',
    stages: any,
    run: playing => writeMessage(renter(playing), playing.scene.threadId, words),
  },
  {
    name: 'write-by-host',
    stages: any,
    run: playing => writeMessage(host(playing), playing.scene.threadId, words),
  },
  {
    name: 'block-by-host',
    stages: any,
    run: playing => blockThread(host(playing), threadHooks, playing.scene.threadId),
  },
  {
    name: 'block-by-renter',
    stages: any,
    run: playing => blockThread(renter(playing), threadHooks, playing.scene.threadId),
  },
  {
    name: 'viewing-ask',
    stages: any,
    run: playing =>
      askForViewing(renter(playing), { listing: playing.scene.listingId, times: [time] }),
  },
  {
    name: 'viewing-pick',
    stages: any,
    wishes: ['viewings'],
    run: answered(host, 'asked', { event: 'pick', time }),
  },
  {
    name: 'viewing-offer',
    stages: any,
    wishes: ['viewings'],
    run: answered(host, 'asked', { event: 'offer', times: [time] }),
  },
  {
    name: 'viewing-decline',
    stages: any,
    wishes: ['viewings'],
    run: answered(host, 'asked', { event: 'decline' }),
  },
  {
    name: 'viewing-withdraw',
    stages: any,
    wishes: ['viewings'],
    run: answered(renter, 'asked', { event: 'withdraw' }),
  },
  {
    name: 'viewing-accept',
    stages: any,
    wishes: ['viewings'],
    run: answered(renter, 'offered', { event: 'accept', time }),
  },
  {
    name: 'viewing-cancel-by-renter',
    stages: any,
    wishes: ['viewings'],
    run: answered(renter, 'agreed', { event: 'cancel' }),
  },
  {
    name: 'viewing-cancel-by-host',
    stages: any,
    wishes: ['viewings'],
    run: answered(host, 'agreed', { event: 'cancel' }),
  },
  {
    // By then unanswered viewings have expired, and an agreed one is near.
    name: 'viewings-followed',
    stages: any,
    wishes: ['viewings'],
    at: 'deadline',
    run: ({ services }) => followViewings(services),
  },
]
