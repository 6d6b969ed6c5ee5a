import type { Waiting } from '#bookings/rules/waiting.ts'

type Words = Record<Waiting['as'], (space: string, other: string) => string>

const kinds: Record<Waiting['kind'], Words> = {
  dispute: {
    host: space => `A dispute about ${space} needs your answer`,
    renter: space => `A dispute about ${space} needs your answer`,
  },
  viewing: {
    host: (space, other) => `${other} would like to see ${space}`,
    renter: (space, other) => `${other} offers other times for seeing ${space}`,
  },
  move: {
    host: (space, other) => `Nobody drives for ${other} to ${space} yet`,
    renter: (space, other) => `Nobody drives for ${other} to ${space} yet`,
  },
  record: {
    host: (space, other) => `${other} has recorded something about the things in ${space}`,
    renter: (space, other) => `${other} has recorded something about the things in ${space}`,
  },
  thingsAsked: {
    host: (space, other) => `${other} asks for things back from ${space}`,
    renter: (space, other) => `${other} asks for things back from ${space}`,
  },
  review: {
    host: (space, other) => `${other} has reviewed the time in ${space}`,
    renter: (space, other) => `${other} has reviewed your time in ${space}`,
  },
}

const actions: Record<Waiting['kind'], string> = {
  dispute: 'Answer the dispute',
  viewing: 'Choose a time',
  move: 'Plan the move',
  record: 'Confirm or object',
  thingsAsked: 'Say when, or deny',
  review: 'Write your review',
}

export const copy = {
  heading: 'Waits for you',
  failed: 'We could not load what waits for you',
  kinds,
  actions,
  by: (action: string, deadline: string) => `${action} by ${deadline}`,
}
