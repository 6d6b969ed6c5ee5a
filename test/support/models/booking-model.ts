import { type BookingStage, holdingStages } from '#bookings/rules/life/booking-states.ts'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after, overlaps, type Period } from '#foundation/rules/time/time.ts'

export interface ModelBooking {
  id: string
  renter: number
  period: Period
  stage: BookingStage
  unit: number | undefined
  deadline: Date | null
  askedAt: Date
}

/** How bookings should behave, written as simply as possible, to compare the program with. */
export class BookingModel {
  readonly bookings: ModelBooking[] = []
  readonly units: number
  readonly autoApprove: boolean
  now: Date

  constructor(units: number, autoApprove: boolean, now: Date) {
    this.units = units
    this.autoApprove = autoApprove
    this.now = now
  }

  /** A deadline counts from the moment it passes. */
  moveTo(now: Date): void {
    this.now = now
    for (const booking of this.bookings) {
      if (booking.deadline && booking.deadline <= now) this.end(booking, 'expired')
    }
  }

  /** A renter keeps one unit all the time, so one unit must be free for the whole period. */
  freeUnit(period: Period): number | undefined {
    const all = Array.from({ length: this.units }, (_, index) => index + 1)
    const taken = this.bookings
      .filter(({ stage }) => holdingStages.includes(stage))
      .filter(booking => overlaps(booking.period, period))
      .map(({ unit }) => unit)
    return all.find(unit => !taken.includes(unit))
  }

  hasRoom(period: Period): boolean {
    return this.freeUnit(period) !== undefined
  }

  /** The same request again within a minute counts as a double press. */
  hasJustAsked(renter: number, { start, end }: Period): boolean {
    return this.bookings.some(
      ({ period, stage, ...one }) =>
        one.renter === renter &&
        period.start.getTime() === start.getTime() &&
        period.end.getTime() === end.getTime() &&
        ['pending', 'approved', 'paid'].includes(stage) &&
        one.askedAt > after(this.now, -minuteMs),
    )
  }

  add(id: string, renter: number, period: Period): void {
    const stage = this.autoApprove ? 'approved' : 'pending'
    const unit = this.autoApprove ? this.freeUnit(period) : undefined
    const deadline = this.deadline(period)
    this.bookings.push({ id, renter, period, stage, unit, deadline, askedAt: this.now })
  }

  approve(booking: ModelBooking): void {
    booking.unit = this.freeUnit(booking.period)
    booking.stage = 'approved'
    booking.deadline = this.deadline(booking.period)
  }

  end(booking: ModelBooking, stage: BookingStage): void {
    booking.stage = stage
    booking.deadline = null
  }

  private deadline({ end }: Period): Date {
    return new Date(Math.min(after(this.now, 24 * hourMs).getTime(), end.getTime()))
  }
}
