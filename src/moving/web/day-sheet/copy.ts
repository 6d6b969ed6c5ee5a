import type { Stop } from '#moving/rules/move-wire.ts'

export const copy = {
  heading: (name: string) => `${name}, your stops`,
  closes: (moment: string) => `This page closes on ${moment}.`,
  kept: 'It is kept on this device for times without a connection.',
  failed: 'We could not load your stops',
  closedTitle: 'This link is closed',
  none: 'Nothing to drive',
  noneWords: 'There are no stops for you on this day. If you expected some, ask who sent the link.',
  stop: (number: number, all: number) => `Stop ${number} of ${all}`,
  call: (name: string) => `Call ${name}`,
  ask: (name: string) => `Ask for ${name}`,
  map: 'Show the way',
  sending: 'Sending the photograph',
  later: 'After the stop before it',
  notDone: 'Could not be done',
  failWords: 'The renter and the partner get these words by email.',
  time: 'When',
  address: 'Where',
  contact: 'Ask for',
  note: 'Note',
  state: 'So far',
  done: 'Done',
  unreadable: 'We could not read that picture. Please take another one.',
}

const deeds = {
  collect: {
    name: 'Collect',
    mark: 'Photograph and mark as collected',
    marked: 'Marked as collected',
    done: (moment: string) => `Collected ${moment}`,
  },
  deliver: {
    name: 'Deliver',
    mark: 'Photograph and mark as delivered',
    marked: 'Marked as delivered',
    done: (moment: string) => `Delivered ${moment}`,
  },
  giveBack: {
    name: 'Give back',
    mark: 'Photograph and mark as given back',
    marked: 'Marked as given back',
    done: (moment: string) => `Given back ${moment}`,
  },
}

/** The words for what is done at a stop. */
export function deedAt({ kind, goesBack }: Pick<Stop, 'kind' | 'goesBack'>) {
  return deeds[goesBack ? 'giveBack' : kind]
}
