import type { DatabaseLog } from '#foundation/server/database/log.ts'

const ignore = () => undefined

export const quietLog: DatabaseLog = { debug: ignore, info: ignore, warn: ignore, error: ignore }
