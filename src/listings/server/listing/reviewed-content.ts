import type { ApprovedContent } from '#listings/rules/life/approved-content.ts'
import type { ListingDraft } from './listings-table.ts'

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

/** With another place or kind it is another listing, which must be reviewed again. */
export function essentialsChanged(before: ListingDraft, after: ListingDraft): boolean {
  const [was, is] = [reviewedContent(before), reviewedContent(after)]
  return essentials.some(field => was[field] !== is[field])
}

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
