import { later } from '../base/copy.ts'

export const Field = later
