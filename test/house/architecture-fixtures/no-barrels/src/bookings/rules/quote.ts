export { round } from './round.ts'
export const quote = 1
