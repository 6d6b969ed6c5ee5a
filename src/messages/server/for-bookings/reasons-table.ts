import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { reasonAhead } from '#messages/rules/with-reason.ts'

export async function shortenLines(
  tx: Db,
  { partnerId, lines }: { partnerId: string; lines: readonly string[] },
): Promise<void> {
  await sql`
    update message set text = line
    from message_thread, unnest(${[...lines]}::text[]) as line
    where partner_id = ${partnerId} and thread_id = message_thread.id
      and sender = 'system' and starts_with(text, line || ${reasonAhead})`.execute(tx)
}
