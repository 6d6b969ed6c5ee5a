import type { ApprovedContent } from '#listings/rules/life/approved-content.ts'
import type { ListingDraft } from './listings-table.ts'

/** The parts of a listing that an operator looks at before strangers may. */
export function reviewedContent(row: ListingDraft): ApprovedContent {
  return {
    address: row.address,
    street: row.street,
    area: row.area,
    lat: row.lat,
    lng: row.lng,
    storageType: row.storage_type,
    storageTitle: row.storage_title,
    description: row.description,
    image: row.image,
  }
}

const essentials = ['address', 'street', 'area', 'lat', 'lng', 'storageType'] as const

/** Where and what it is: changing that makes it another listing, which waits for review again. */
export function essentialsChanged(before: ListingDraft, after: ListingDraft): boolean {
  const [was, is] = [reviewedContent(before), reviewedContent(after)]
  return essentials.some(field => was[field] !== is[field])
}

/** Whether what is shown now differs from what was approved. */
export function contentChanged(row: ListingDraft): boolean {
  return changedFields(row).length > 0
}

export function changedFields(row: ListingDraft): (keyof ApprovedContent)[] {
  const approved = row.approved_content
  if (!approved) return []
  const current = reviewedContent(row)
  const fields = Object.keys(current) as (keyof ApprovedContent)[]
  return fields.filter(field => JSON.stringify(current[field]) !== JSON.stringify(approved[field]))
}
