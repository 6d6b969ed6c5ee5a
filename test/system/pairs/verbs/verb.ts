import type { Services } from '#foundation/server/context.ts'
import { personContext } from '../../../../demo/person-context.ts'
import type { Scene, Stage, Wish } from '../cast.ts'
import type { Name } from '../schedule.ts'

export interface Playing {
  services: Services
  scene: Scene
  who: Name
}

export interface Verb {
  name: string
  /** The stages in which it can do something; in any other it would only be refused. */
  stages: readonly Stage[]
  wishes?: readonly Wish[]
  /** The time at which it begins, where that matters. */
  at?: 'deadline' | 'payday' | 'over' | 'unanswered' | 'reviewsEnd' | 'rentday'
  run(playing: Playing): Promise<unknown>
}

export const any: readonly Stage[] = ['pending', 'approved', 'paid']

export const renter = ({ services, scene }: Playing) =>
  personContext(services, scene.renterId, 'customer', services.clock.now())
export const host = ({ services, scene }: Playing) =>
  personContext(services, scene.hostId, 'partner', services.clock.now())
export const operator = ({ services, scene }: Playing) =>
  personContext(services, scene.operatorId, 'admin', services.clock.now())
export const rival = ({ services, scene, who }: Playing) =>
  personContext(services, scene.rivals[who], 'customer', services.clock.now())
