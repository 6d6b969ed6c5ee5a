import { readFileSync } from 'node:fs' // breach
import type { Quote } from '../rules/quote.ts'
import { listBookings } from '../server/bookings-table.ts' // breach
import type { Row } from '#bookings/server/bookings-table.ts' // breach

export const read = () => import('../server/bookings-table.ts') // breach
export type Shown = Quote | Row | typeof readFileSync | typeof listBookings
