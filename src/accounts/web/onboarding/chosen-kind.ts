import type { HostKind } from '#accounts/rules/wire.ts'
import { Profile } from '../profile/profile-schema.ts'
import { copy } from './copy.ts'

const isChosen = (kind: HostKind | undefined) => kind !== undefined

export const ChosenKind = Profile.shape.hostKind.refine(isChosen, copy.onboarding.hostKind.required)
