import type { Row } from './life/bookings-table.ts'

export const routes = (row: Row) => row
