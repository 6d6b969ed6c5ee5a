import { Pool } from 'pg'

export const names = (pool: Pool) => pool.query('select name from migration')
