import { z } from 'zod'
import type { Route } from '#foundation/server/http/route.ts'

interface Property {
  type?: string | string[]
  anyOf?: Property[]
  oneOf?: Property[]
  properties?: Record<string, Property>
  items?: Property
}

export interface Field {
  name: string
  /** The JSON types that it allows; empty where any value is ignored. */
  types: readonly string[]
  /** The fields within it. */
  within: readonly Field[]
}

/** The fields that the body of a call may have, read from its schema. */
export function fieldsOf({ guarantees }: Route): Field[] {
  return guarantees.body ? fieldsIn(guarantees.body) : []
}

/** The same for the query of its address. */
export function queryFieldsOf({ guarantees }: Route): Field[] {
  return guarantees.query ? fieldsIn(guarantees.query) : []
}

function fieldsIn(schema: z.ZodType): Field[] {
  const options = { io: 'input', unrepresentable: 'any' } as const
  return fieldsWithin(z.toJSONSchema(schema, options) as Property)
}

function fieldsWithin({ properties, anyOf = [], oneOf = [], items }: Property): Field[] {
  const own = Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    types: typesOf(property),
    within: fieldsWithin(property),
  }))
  const others = [...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap(fieldsWithin)
  return [...new Map([...own, ...others].map(field => [field.name, field])).values()]
}

function typesOf({ type = [], anyOf = [], oneOf = [] }: Property): string[] {
  return [type, ...[...anyOf, ...oneOf].map(typesOf)].flat()
}
