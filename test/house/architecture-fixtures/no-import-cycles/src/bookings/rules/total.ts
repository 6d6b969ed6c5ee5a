import { quote } from './quote.ts' // breach

export const total = quote
