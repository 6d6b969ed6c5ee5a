import { randomBytes } from 'node:crypto'
import type { Db } from '#foundation/server/database/db.ts'
import { type Body, makeObject, queueDelivery, type SandboxType } from './sandbox-table.ts'

/** One request to the sandbox. Everything it writes is written in `tx`. */
export interface SandboxWork {
  tx: Db
  now: Date
  publicUrl: string
}

/** A refusal in the provider's own format. */
export class Refusal extends Error {
  readonly status: number
  readonly fault: { type: string; code?: string; param?: string; decline_code?: string }

  constructor(status: number, message: string, fault: Refusal['fault']) {
    super(message)
    this.status = status
    this.fault = fault
  }
}

export function invalid(message: string, param?: string, code?: string): never {
  throw new Refusal(400, message, {
    type: 'invalid_request_error',
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  })
}

export function missing(what: string, id: string): never {
  throw new Refusal(404, `No such ${what}: '${id}'`, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
  })
}

export function sandboxId(prefix: string): string {
  return `${prefix}_test_${randomBytes(15).toString('base64url').replace(/[-_]/g, 'x')}`
}

export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

/** Stores an event for delivery. A switch may say that it gets lost on the way. */
export function emit({ now }: SandboxWork, type: string, object: Body): void {
  const id = sandboxId('evt')
  const body: Body = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds(now),
    data: { object: shown(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
  makeObject({ id, type: 'event', created_at: now, link: null, body })
  queueDelivery({ event_id: id, emitted_at: now, place: placeOf(id) })
}

/** Chosen by the id and not at random, so that a run can be repeated. */
export function isChosen(id: string, share = 0): boolean {
  return placeOf(id) < share
}

function placeOf(id: string): number {
  const sum = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return sum % 100
}

export function create(
  { now }: SandboxWork,
  type: SandboxType,
  body: Body,
  link: string | null = null,
): Body {
  makeObject({ id: body.id, type, created_at: now, link, body })
  return body
}

/** Leaves out what only the sandbox uses. */
export function shown({ _, ...body }: Record<string, unknown>): Record<string, unknown> {
  return body
}
