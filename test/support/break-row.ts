import type { Pool } from 'pg'

let broken = 0

/** Until it is mended, whoever writes rows with this value in this column fails. */
export async function breakRow(
  pool: Pool,
  table: string,
  [column, value]: [string, string],
): Promise<{ mend: () => Promise<void> }> {
  broken += 1
  const name = `broken_${broken}`
  await pool.query(`
    create function ${name}() returns trigger language plpgsql as $$
    begin raise exception 'this row is broken'; end $$;
    create trigger ${name} before insert or update on ${table}
      for each row when (new.${column} = '${value}') execute function ${name}()`)
  return { mend: async () => void (await pool.query(`drop function ${name}() cascade`)) }
}
