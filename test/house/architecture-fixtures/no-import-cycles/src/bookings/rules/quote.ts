import { round } from './round.ts' // breach
import type { Line } from './line.ts'

export const quote = (line: Line) => round(line)
