import { z } from 'zod'

/** The lists that forms choose from. Their items are in the database. */
export const configurationLists = [
  'storage-type',
  'services',
  'storage-floor',
  'storage-features',
  'storage-size',
  'storage-access-period',
  'storage-access-type',
  'booking-period',
  'notice-period',
  'vehicle-type',
  'packaging-size',
  'currencies',
] as const

export type ConfigurationList = (typeof configurationLists)[number]

/**
 * Periods carry `hours` or `months` and sizes `sqft`, so that nobody parses labels. Currencies
 * carry `charged`: every price is in the one that is.
 */
export const ConfigurationItem = z.strictObject({
  label: z.string(),
  value: z.string(),
  image: z.string().optional(),
  hours: z.number().optional(),
  months: z.number().optional(),
  sqft: z.number().optional(),
  litres: z.number().optional(),
  cubicMetres: z.number().optional(),
  symbol: z.string().optional(),
  charged: z.boolean().optional(),
})

export type ConfigurationItem = z.infer<typeof ConfigurationItem>
