import { later } from './later.ts'

export const laterStill = later
