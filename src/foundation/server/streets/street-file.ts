import { type FileHandle, open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { Failure } from '#foundation/rules/errors.ts'
import { ConfigFault } from '../config.ts'
import { failureResponse } from '../http/answering/answer.ts'
import { commonHeaders } from '../http/answering/security-headers.ts'
import { type BytePart, partOf, readRange } from '../media/stores/byte-range.ts'
import { readStreetHeader, streetHeaderBytes } from './street-header.ts'

export interface StreetFile {
  answer(request: Request): Promise<Response>
}

/**
 * The operator's map of streets. It is opened again for each part, so that the operator can replace
 * the file while the program runs; the ETag tells the versions apart.
 */
export async function openStreetFile(path: string): Promise<StreetFile> {
  const file = resolve(path)
  await refuseUnusable(file)
  return { answer: request => answerPart(file, request) }
}

async function refuseUnusable(file: string): Promise<void> {
  const opened = await open(file).catch(() => refuse(`there is no readable file at ${file}`))
  try {
    const stat = await opened.stat()
    if (!stat.isFile()) refuse(`${file} is no file`)
    const head = Buffer.alloc(streetHeaderBytes)
    const { bytesRead } = await opened.read(head, 0, head.length, 0)
    const header = readStreetHeader(head.subarray(0, bytesRead))
    if (typeof header === 'string') refuse(`${file} ${header}`)
    else if (stat.size < header.endsAt) {
      refuse(`${file} is cut off: ${stat.size} of ${header.endsAt} bytes are there`)
    }
  } finally {
    await opened.close()
  }
}

function refuse(why: string): never {
  throw new ConfigFault(`The configuration has faults:\n  MAP_TILES: ${why}`)
}

async function answerPart(file: string, request: Request): Promise<Response> {
  const opened = await open(file).catch(() => undefined)
  if (!opened) return failureResponse(new Failure('not_found'))
  try {
    const { size, mtimeMs } = await opened.stat()
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    const headers = { ...commonHeaders, ...fileHeaders, etag }
    if (request.headers.get('if-none-match') === etag) {
      return await closing(opened, new Response(null, { status: 304, headers }))
    }
    const part = partAsked(request, etag, size)
    if (part === 'refused') return await closing(opened, refusedRange(size))
    return await sendPart(opened, { part, size, headers, isHead: request.method === 'HEAD' })
  } catch (error) {
    await opened.close().catch(() => undefined)
    throw error
  }
}

/** A part of the old file is useless to a browser that holds parts of the new one. */
function partAsked(request: Request, etag: string, size: number) {
  const ifRange = request.headers.get('if-range')
  if (ifRange !== null && ifRange !== etag) return undefined
  const asked = readRange(request.headers.get('range'))
  if (asked === undefined || asked === 'refused') return asked
  return partOf(size, asked) ?? 'refused'
}

interface Sending {
  part: BytePart | undefined
  size: number
  headers: Record<string, string>
  isHead: boolean
}

async function sendPart(opened: FileHandle, { part, size, headers, isHead }: Sending) {
  const { first, last } = part ?? { first: 0, last: size - 1 }
  const response = (body: ReadableStream | null) =>
    new Response(body, {
      status: part ? 206 : 200,
      headers: {
        ...headers,
        'content-length': String(last - first + 1),
        ...(part && { 'content-range': `bytes ${first}-${last}/${size}` }),
      },
    })
  if (isHead) return closing(opened, response(null))
  const content = opened.createReadStream({ start: first, end: last })
  return response(Readable.toWeb(content) as ReadableStream)
}

function refusedRange(size: number): Response {
  const response = failureResponse(new Failure('range_refused'))
  response.headers.set('content-range', `bytes */${size}`)
  return response
}

async function closing(opened: FileHandle, response: Response): Promise<Response> {
  await opened.close()
  return response
}

const fileHeaders = {
  'accept-ranges': 'bytes',
  'content-type': 'application/vnd.pmtiles',
  'cache-control': 'public, max-age=3600',
}
