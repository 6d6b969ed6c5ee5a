import { deleteAccount } from '#accounts/server/leaving/delete-account.ts'
import { suspendPerson } from '#moderation/server/suspend-person.ts'
import { accountHooks } from '../../../../src/hooks.ts'
import { any, host, operator, renter, type Verb } from './verb.ts'

/** Verbs after which one of the people is gone. */
export const accountVerbs: readonly Verb[] = [
  {
    name: 'suspend-host',
    stages: [...any, 'rented', 'falling', 'let'],
    run: playing =>
      suspendPerson(operator(playing), playing.scene.hostId, {
        suspended: true,
        reason: 'Complaints.',
      }),
  },
  {
    name: 'let-host-back-in',
    stages: ['rented'],
    wishes: ['host suspended'],
    run: playing => suspendPerson(operator(playing), playing.scene.hostId, { suspended: false }),
  },
  {
    name: 'suspend-renter',
    stages: ['pending', 'approved'],
    run: playing =>
      suspendPerson(operator(playing), playing.scene.renterId, {
        suspended: true,
        reason: 'Complaints.',
      }),
  },
  {
    name: 'delete-host',
    stages: any,
    run: playing => deleteAccount(host(playing), {}, accountHooks),
  },
  {
    name: 'delete-renter',
    stages: any,
    run: playing => deleteAccount(renter(playing), {}, accountHooks),
  },
]
