import { z } from 'zod'
import { FailureBody, successSchema } from '#foundation/rules/envelope.ts'
import { permissions, scopeOf } from '#foundation/rules/permissions.ts'
import type { UploadRule } from './reading/read-upload.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>

/** Made from the routes themselves, so that the document cannot differ from them. */
export function openApiDocument(routes: readonly Route[], publicUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Holdall API',
      version: '1.0.0',
      description: 'Storage space and moving: list, find, book and pay.',
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    paths,
    components: {
      schemas: { Failure: jsonSchema(FailureBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(route: Route): Json {
  const { guarantees } = route
  const scope = scopeOf(guarantees.can)
  const open = (permissions[guarantees.can] as readonly string[]).includes('visitor')
  return {
    summary: guarantees.summary,
    tags: [route.path.split('/')[1]],
    'x-permission': guarantees.can,
    ...(scope && { 'x-key-scope': scope }),
    ...(open ? {} : { security: [{ bearer: [] }] }),
    ...(parameters(route).length > 0 ? { parameters: parameters(route) } : {}),
    ...(guarantees.body
      ? {
          requestBody: {
            required: !guarantees.bodyOptional,
            content: { 'application/json': { schema: jsonSchema(guarantees.body, 'input') } },
          },
        }
      : {}),
    ...(guarantees.upload ? { requestBody: uploadBody(guarantees.upload) } : {}),
    responses: {
      [guarantees.created ? '201' : '200']: {
        description: guarantees.summary,
        content: guarantees.sentAs
          ? { [guarantees.sentAs]: { schema: jsonSchema(guarantees.data, 'output') } }
          : {
              'application/json': { schema: jsonSchema(successSchema(guarantees), 'output') },
              ...(guarantees.page ? { 'text/html': { schema: { type: 'string' } } } : {}),
            },
      },
      default: {
        description: 'What went wrong, in words',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

function uploadBody({ field, also = [] }: UploadRule): Json {
  const text = Object.fromEntries(also.map(name => [name, { type: 'string' }]))
  const properties = { ...text, [field]: { type: 'string', format: 'binary' } }
  const schema = { type: 'object', properties, required: [field] }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function parameters({ path, guarantees }: Route): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(match => ({
    name: match[1],
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  if (!guarantees.query) return inPath
  const { properties = {}, required = [] } = jsonSchema(guarantees.query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return [...inPath, ...inQuery]
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
