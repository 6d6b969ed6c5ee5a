import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'

/** Ranks spaces again only if the mean has moved by a hundredth of a star. */
export async function moveMean(tx: Db): Promise<void> {
  const { rows } = await sql`
    update rating_mean set mean = real.mean
    from (
      select round(sum(rating_sum)::numeric / sum(rating_count), 2)::float8 as mean
      from listing where rating_count > 0
    ) as real
    where real.mean is not null and abs(rating_mean.mean - real.mean) >= 0.01
    returning real.mean`.execute(tx)
  if (rows.length === 0) return
  await sql`
    update search_listing set rating_rank = rank_of_rating(rating_count, rating_sum)
    from listing
    where listing.id = listing_id and rating_count > 0
      and rating_rank <> rank_of_rating(rating_count, rating_sum)`.execute(tx)
}
