import type { ClientConfig } from 'pg'

/** The address of a test database, for a program that is told where its database is. */
export function databaseUrl({ user, host, port = 5432, database }: ClientConfig): string {
  const at = new URLSearchParams({ host: String(host), port: String(port) })
  return `postgres://${user}@localhost/${database}?${at}`
}
