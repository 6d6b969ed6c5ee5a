import { sql } from 'kysely'

/** A `PriceableRow` as JSON, for statements of other nouns that join `listing`. */
export const priceableRow = sql`json_build_array(
  listing.id, listing.host_id, listing.is_public, listing.available, listing.host_suspended,
  listing.monthly_rate_pence, listing.hourly_rate_pence, 'delivery' = any (listing.services),
  'packing' = any (listing.services), coalesce(listing.cost_per_km_pence, 0),
  listing.delivery_radius_km, listing.public_lat, listing.public_lng,
  listing.unavailability_periods,
  listing.booking_duration, listing.booking_notice, listing.storage_number
)`

export const lengthsOfTerms = sql`(
  select json_object_agg(list || ' ' || value, jsonb_build_object('label', label) || extra)
  from configuration_item where list in ('booking-period', 'notice-period')
)`
