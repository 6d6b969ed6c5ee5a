import { createHash } from 'node:crypto'

/** Computed from renter and listing, so that it is known without a look into the database. */
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
