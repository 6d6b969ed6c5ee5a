/** The part of the application's log that the database layer writes to. */
export type DatabaseLog = {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
