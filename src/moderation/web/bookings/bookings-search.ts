import { type BookingStage, bookingStages } from '#bookings/rules/booking-states.ts'

export interface BookingsSearch {
  q?: string
  stage?: BookingStage
  page?: number
}

export function readBookingsSearch({ q, stage, page }: Record<string, unknown>): BookingsSearch {
  const known = stageOf(stage)
  return {
    ...(q ? { q: String(q) } : {}),
    ...(known ? { stage: known } : {}),
    ...(Number(page) > 1 ? { page: Math.floor(Number(page)) } : {}),
  }
}

export function stageOf(value: unknown): BookingStage | undefined {
  return bookingStages.find(stage => stage === value)
}
