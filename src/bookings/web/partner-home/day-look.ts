import type { DayUse } from '#bookings/rules/term/occupancy.ts'

/** Not by colour alone: solid, half filled, hatched or empty. */
export const dayLook: Record<DayUse, string> = {
  free: 'bg-sunk',
  partly: 'bg-[linear-gradient(to_top,var(--green)_50%,var(--sunk)_50%)]',
  full: 'bg-green',
  closed: 'bg-[repeating-linear-gradient(45deg,var(--bone)_0_3px,var(--field-line)_3px_4px)]',
}
