import type { RecordKind, RecordState } from './record-life.ts'

export const kindWords: Record<RecordKind, string> = {
  handOver: 'Handed over',
  return: 'Given back',
  added: 'Added to the list',
  changed: 'Changed in the list',
  removed: 'Taken off the list',
}

export const stateWords: Record<RecordState, string> = {
  waiting: 'Waits for an answer',
  confirmed: 'Confirmed by both',
  objected: 'Objected to',
  withdrawn: 'Taken back',
}

export const eventWords = {
  recorded: 'recorded',
  confirmed: 'confirmed',
  objected: 'objected to',
  withdrawn: 'taken back',
} as const

export const sideWords = { renter: 'renter', partner: 'partner' } as const
