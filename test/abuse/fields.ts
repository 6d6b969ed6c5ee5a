import { z } from 'zod'
import type { Route } from '#foundation/server/http/route.ts'

interface Property {
  type?: string | string[]
  anyOf?: Property[]
  oneOf?: Property[]
  properties?: Record<string, Property>
}

export interface Field {
  name: string
  /** The JSON types it may have; none where anything at all is overlooked. */
  types: readonly string[]
}

/** The fields that the body of a call may have, read off its schema. */
export function fieldsOf({ guarantees }: Route): Field[] {
  if (!guarantees.body) return []
  const options = { io: 'input', unrepresentable: 'any' } as const
  const schema = z.toJSONSchema(guarantees.body, options) as Property
  const shapes = schema.oneOf ?? [schema]
  const all: Record<string, Property> = Object.assign({}, ...shapes.map(one => one.properties))
  return Object.entries(all).map(([name, property]) => ({ name, types: typesOf(property) }))
}

function typesOf({ type = [], anyOf = [], oneOf = [] }: Property): string[] {
  return [type, ...[...anyOf, ...oneOf].map(typesOf)].flat()
}
