import { readListValues } from '#foundation/server/configuration/configuration-table.ts'
import type { Db } from '#foundation/server/database/db.ts'

/** The name that the forms show for it, such as "Large van". */
export async function vehicleLabel(db: Db, value: string | null): Promise<string | null> {
  if (value === null) return null
  const items = await readListValues(db, 'vehicle-type')
  return items.find(item => item.value === value)?.label ?? value
}
