import { createHash } from 'node:crypto'

/** The id follows from the two, so that whoever knows a booking knows its conversation. */
export function threadIdOf({
  listingId,
  renterId,
}: {
  listingId: string
  renterId: string
}): string {
  const hex = createHash('sha256').update(listingId).update(renterId).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
