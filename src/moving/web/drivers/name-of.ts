import type { Driver } from '#moving/rules/driver-wire.ts'

export function nameOf({ firstName, lastName }: Pick<Driver, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}
