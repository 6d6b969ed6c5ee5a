import type { z } from 'zod'
import type { Paging } from '#foundation/rules/paging.ts'
import type { Permission } from '#foundation/rules/permissions.ts'
import type { Context } from '../context.ts'
import type { Limit } from '../limits/limit.ts'
import type { UploadRule } from './reading/read-upload.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a handler answers. `json` holds `data` that the database has already written as JSON. */
export interface Reply<Data> {
  data?: Data
  json?: string
  message?: string
  meta?: Record<string, unknown>
  /** Fields that the specification puts beside `data`. */
  beside?: Record<string, unknown>
  headers?: Readonly<Record<string, string>>
  /** For a route that answers 201: what was to be created existed already. */
  status?: 200
  /** HTML for a browser, instead of data; only from a route with `page`. */
  page?: string
  /** No cache may keep it, although others of this route are kept. */
  isPassing?: boolean
  /** Sent as it is, instead of data. */
  stream?: ReadableStream<Uint8Array>
}

export interface Guarantees<Params, Query, Body, Data> {
  summary: string
  can: Permission
  limits?: readonly Limit[]
  /** The limits count also for pages that are drawn with the answer. */
  limitsPages?: true
  params?: z.ZodType<Params>
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
  /** No body at all counts as an empty object. */
  bodyOptional?: true
  /** What the handler reads from a multipart form, for the API document. */
  upload?: UploadRule
  data: z.ZodType<Data>
  meta?: z.ZodType
  beside?: z.ZodRawShape
  created?: true
  /** The answer is text of this type, without the envelope. */
  sentAs?: 'text/calendar' | 'text/event-stream'
  /** Whoever asks for HTML gets a page, also when it is refused. */
  page?: true
  /** Accepts the session cookie alone: the browser cannot send the token with this request. */
  byCookie?: true
  /** The message where the handler gives none. */
  message?: string
  /** Honours Idempotency-Key: the verb keeps its answer by `ctx.idempotency`. */
  idempotent?: true
  /** Seconds a shared cache may keep the answer; without it answers are `no-store`. */
  cacheFor?: number
  /** Only reads, and may read from a replica that is a moment behind. */
  fromReplica?: true
  /** No limit, for callers who prove who they are with every request. */
  unmetered?: true
}

export interface Received<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  request: Request
}

export type Handler<Params, Query, Body, Data> = (
  ctx: Context,
  input: Received<Params, Query, Body>,
) => Promise<Reply<Data>> | Reply<Data>

export interface Route {
  method: Method
  path: string
  guarantees: Guarantees<unknown, unknown, unknown, unknown>
  handler: Handler<unknown, unknown, unknown, unknown>
}

function declare(method: Method) {
  return <Params = unknown, Query = unknown, Body = unknown, Data = unknown>(
    path: string,
    guarantees: Guarantees<Params, Query, Body, Data>,
    handler: Handler<Params, Query, Body, NoInfer<Data>>,
  ): Route => ({ method, path, guarantees, handler }) as unknown as Route
}

export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')
export const patch = declare('PATCH')
export const remove = declare('DELETE')

export function reply<Data>(
  data: Data,
  message?: string,
  rest: Pick<Reply<Data>, 'meta' | 'beside' | 'headers' | 'status'> = {},
): Reply<Data> {
  return { data, ...(message ? { message } : {}), ...rest }
}

/** A page of a list, with how many there are on all pages. */
export function replyPage<Data>(data: Data, { page, limit }: Paging, total: number): Reply<Data> {
  return reply(data, undefined, { meta: { page, limit, total } })
}
