import { quote } from './quote.ts'

export type Line = typeof quote
