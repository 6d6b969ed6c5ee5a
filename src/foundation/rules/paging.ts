import { z } from 'zod'

/** Lists answer 50 items unless asked for another number, and never more than 100. */
export const Paging = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type Paging = z.infer<typeof Paging>

/** How many items stand on the pages before. */
export function offsetOf({ page, limit }: Paging): number {
  return (page - 1) * limit
}

export const PageInfo = z.strictObject({ page: z.int(), limit: z.int(), total: z.int() })
