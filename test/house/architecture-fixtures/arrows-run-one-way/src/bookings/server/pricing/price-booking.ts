import type { Row } from '../life/bookings-table.ts' // breach
import { routes } from '../routes.ts'

export const priceBooking = (row: Row) => [row, routes]
