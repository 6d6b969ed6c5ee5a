import { type Pence, poundsFromPence } from '#foundation/rules/money.ts'
import { closedByPartner } from '#listings/rules/calendars/closed-times.ts'
import { hostTerms } from '#listings/rules/editing/consent.ts'
import type { ListingDraft } from './listings-table.ts'

export function answersOf(row: ListingDraft) {
  return {
    address: row.address,
    formattedAddress: { street: row.street, area: row.area },
    coordinates: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    storageType: row.storage_type,
    storageFloor: row.storage_floor,
    storageFeatures: row.storage_features,
    services: row.services,
    vehicleType: row.vehicle_type,
    costPerKm: pounds(row.cost_per_km_pence),
    deliveryRadiusKm: row.delivery_radius_km,
    packagingSize: row.packaging_size,
    costPerSize: pounds(row.cost_per_size_pence),
    streetView: row.street_view,
    storageSize: row.storage_size === null ? null : { name: row.storage_size },
    storageNumber: row.storage_number,
    image: row.image,
    storageTitle: row.storage_title,
    description: row.description,
    unavailabilityPeriods: closedByPartner(row.unavailability_periods),
    unavailabilityReason: row.unavailability_reason,
    unavailabilityDate: row.unavailability_date,
    storageAccessPeriod: row.storage_access_period,
    storageAccessType: row.storage_access_type,
    packingPermit: row.packing_permit,
    packingInstruction: row.packing_instruction,
    accessNotes: row.access_notes ?? '',
    bookingDuration: row.booking_duration,
    bookingNotice: row.booking_notice,
    priceType: row.price_type,
    monthlyRate: pounds(row.monthly_rate_pence),
    hourlyRate: pounds(row.hourly_rate_pence),
    consent: hasAgreed(row),
    rolling: row.rolling,
    autoApprove: row.auto_approve,
    completed: row.completed,
  }
}

/** What is sent in is agreed to under the terms of that day; a draft under those of today. */
export function hasAgreed({ consent, consent_version, completed }: ListingDraft): boolean {
  return consent && (completed || consent_version === hostTerms.version)
}

function pounds(amount: number | null): number | null {
  return amount === null ? null : poundsFromPence(amount as Pence)
}
