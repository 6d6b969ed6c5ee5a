import type { RequestAnswer } from '#inventory/rules/wire.ts'
import { removeItem } from '#inventory/server/items/list-item.ts'
import { answerRecord } from '#inventory/server/records/answer-record.ts'
import { recordHandling } from '#inventory/server/records/record-handling.ts'
import { answerRequest } from '#inventory/server/requests/answer-request.ts'
import { host, type Playing, renter, type Verb } from './verb.ts'

/** All that the list has left, or all that is there. */
const moved = (kind: 'handOver' | 'return', by: typeof host) => (playing: Playing) => {
  const { bookingId, things } = playing.scene
  const count = kind === 'return' ? 6 : 4
  const lines = [{ item: things.item, count, note: '', pictures: [] }]
  return recordHandling(by(playing), bookingId, { kind, lines })
}

const answered = (by: typeof host, answer: RequestAnswer) => (playing: Playing) => {
  const { bookingId, things } = playing.scene
  return answerRequest(by(playing), bookingId, things.request, answer)
}

const beginsPaid = { stages: ['paid'], wishes: ['things'] } as const satisfies Partial<Verb>

/** Verbs about the things of a booking. */
export const inventoryVerbs: readonly Verb[] = [
  { ...beginsPaid, name: 'rest-handed-over', run: moved('handOver', renter) },
  { ...beginsPaid, name: 'all-given-back', run: moved('return', host) },
  {
    ...beginsPaid,
    name: 'record-confirmed',
    run: playing => {
      const { bookingId, things } = playing.scene
      const confirmation = { event: 'confirm', hash: things.hash } as const
      return answerRecord(host(playing), bookingId, things.record, confirmation)
    },
  },
  {
    ...beginsPaid,
    name: 'record-withdrawn',
    run: playing => {
      const { bookingId, things } = playing.scene
      return answerRecord(renter(playing), bookingId, things.record, { event: 'withdraw' })
    },
  },
  {
    ...beginsPaid,
    name: 'thing-removed',
    run: playing => removeItem(renter(playing), playing.scene.bookingId, playing.scene.things.item),
  },
  { ...beginsPaid, name: 'asked-things-given', run: answered(host, { event: 'finish' }) },
  { ...beginsPaid, name: 'asked-things-kept', run: answered(renter, { event: 'withdraw' }) },
]
