export * from './quote.ts' // breach
export { round } from './round.ts'
