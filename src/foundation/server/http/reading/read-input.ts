import type { z } from 'zod'
import { Failure, fail } from '#foundation/rules/errors.ts'
import type { Received, Route } from '../route.ts'
import { faultWords } from './fault-words.ts'
import { readJson } from './read-json.ts'

export async function readInput(
  route: Route,
  request: Request,
  rawParams: Record<string, string>,
): Promise<Received<unknown, unknown, unknown>> {
  const { params, query, body, bodyOptional } = route.guarantees
  return {
    params: params ? readParams(params, rawParams) : undefined,
    query: query ? parse(query, readQuery(request)) : undefined,
    body: body
      ? parse(body, bodyOptional && hasNoBody(request) ? {} : await readJson(request))
      : undefined,
    request,
  }
}

function hasNoBody({ body, headers }: Request): boolean {
  if (body === null || headers.get('content-length') === '0') return true
  return ['content-length', 'transfer-encoding', 'content-type'].every(name => !headers.has(name))
}

/** A malformed id in the address is answered as not found. */
function readParams(schema: z.ZodType, rawParams: Record<string, string>): unknown {
  if (Object.values(rawParams).some(value => value.includes('\0'))) fail('not_found')
  const result = schema.safeParse(rawParams)
  return result.success ? result.data : fail('not_found')
}

function readQuery(request: Request): Record<string, string> {
  const search = new URL(request.url).searchParams
  const query = Object.fromEntries(search)
  if (Object.keys(query).length !== search.size) fail('malformed')
  if (Object.values(query).some(value => value.includes('\0'))) fail('malformed')
  return query
}

const shapeFaults = new Set(['invalid_type', 'unrecognized_keys', 'invalid_key', 'invalid_union'])

/** The list of problems stays short, however long the request was. */
const mostProblems = 50
const longestWords = 200

/**
 * 400 when the shape is wrong, 422 when the shape is right and a value is not. Words that would be
 * said of any field come with the name of theirs.
 */
export function parse<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const general = new Set<string>()
  const error = (issue: z.core.$ZodRawIssue) => {
    const words = faultWords(issue)
    general.add(words)
    return words
  }
  const result = schema.safeParse(value, { error })
  if (result.success) return result.data
  const { issues } = result.error
  const fields = issues.slice(0, mostProblems).map(issue => ({
    field: fieldOf(issue).slice(0, longestWords),
    message: issue.message.slice(0, longestWords),
  }))
  const shapeless = issues.some(issue => shapeFaults.has(issue.code))
  const [{ field, message } = { field: '', message: '' }] = fields
  const isSaidWhere = field === '' || issues[0]?.code === 'unrecognized_keys'
  const words = general.has(message) && !isSaidWhere ? `${field}: ${message}` : message
  throw new Failure(shapeless ? 'malformed' : 'invalid', { fields }, words)
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  return [...issue.path, ...(unknownKey ? [unknownKey] : [])].join('.')
}
