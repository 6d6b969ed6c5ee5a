import { type Pence, penceFromPounds } from '#foundation/rules/money.ts'
import { closedByCalendars } from '#listings/rules/calendars/closed-times.ts'
import type { ListingForm } from '#listings/rules/wire.ts'
import type { ListingDraft } from '../listing/listings-table.ts'

export function applyForm(row: ListingDraft, form: ListingForm): ListingDraft {
  const place = form.formattedAddress
  return withoutUnofferedServices({
    ...row,
    address: text(form.address, row.address),
    street: place === undefined ? row.street : (place?.street ?? '').toLowerCase(),
    area: place === undefined ? row.area : (place?.area ?? '').toLowerCase(),
    lat: form.coordinates === undefined ? row.lat : (form.coordinates?.lat ?? null),
    lng: form.coordinates === undefined ? row.lng : (form.coordinates?.lng ?? null),
    storage_type: choice(form.storageType, row.storage_type),
    storage_floor: choice(form.storageFloor, row.storage_floor),
    storage_features: list(form.storageFeatures, row.storage_features),
    services: list(form.services, row.services),
    vehicle_type: choice(form.vehicleType, row.vehicle_type),
    cost_per_km_pence: money(form.costPerKm, row.cost_per_km_pence),
    delivery_radius_km: sent(form.deliveryRadiusKm, row.delivery_radius_km),
    packaging_size: choice(form.packagingSize, row.packaging_size),
    cost_per_size_pence: money(form.costPerSize, row.cost_per_size_pence),
    street_view: sent(form.streetView, row.street_view),
    storage_size: choice(
      form.storageSize === null ? null : form.storageSize?.name,
      row.storage_size,
    ),
    storage_number: form.storageNumber ?? row.storage_number,
    image: list(form.image, row.image),
    storage_title: text(form.storageTitle, row.storage_title),
    description: text(form.description, row.description),
    unavailability_periods: form.unavailabilityPeriods
      ? [...form.unavailabilityPeriods, ...closedByCalendars(row.unavailability_periods)]
      : row.unavailability_periods,
    unavailability_reason: choice(form.unavailabilityReason, row.unavailability_reason),
    unavailability_date: choice(form.unavailabilityDate, row.unavailability_date),
    storage_access_period: choice(form.storageAccessPeriod, row.storage_access_period),
    storage_access_type: choice(form.storageAccessType, row.storage_access_type),
    packing_permit: form.packingPermit ?? row.packing_permit,
    packing_instruction: text(form.packingInstruction, row.packing_instruction),
    access_notes: choice(form.accessNotes, row.access_notes),
    booking_duration: choice(form.bookingDuration, row.booking_duration),
    booking_notice: choice(form.bookingNotice, row.booking_notice),
    price_type: form.priceType ?? row.price_type,
    monthly_rate_pence: money(form.monthlyRate, row.monthly_rate_pence),
    hourly_rate_pence: money(form.hourlyRate, row.hourly_rate_pence),
    rolling: form.rolling ?? row.rolling,
    auto_approve: form.autoApprove ?? row.auto_approve,
  })
}

/** Without the service its details mean nothing. */
function withoutUnofferedServices(row: ListingDraft): ListingDraft {
  const delivers = row.services.includes('delivery')
  const packs = row.services.includes('packing')
  return {
    ...row,
    ...(delivers ? {} : { vehicle_type: null, cost_per_km_pence: null, delivery_radius_km: null }),
    ...(packs ? {} : { packaging_size: null, cost_per_size_pence: null }),
  }
}

function sent<Value>(value: Value | undefined, current: Value): Value {
  return value === undefined ? current : value
}

function text(value: string | null | undefined, current: string): string {
  return value === undefined ? current : (value ?? '')
}

/** An empty text counts as no choice. */
function choice(value: string | null | undefined, current: string | null): string | null {
  return value === undefined ? current : value || null
}

function list(values: readonly string[] | undefined, current: string[]): string[] {
  return values === undefined ? current : [...new Set(values)]
}

function money(pounds: number | null | undefined, current: number | null): Pence | null {
  if (pounds === undefined) return current as Pence | null
  return pounds === null ? null : penceFromPounds(pounds)
}
