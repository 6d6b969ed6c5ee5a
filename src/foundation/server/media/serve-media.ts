import { Readable } from 'node:stream'
import { Failure } from '#foundation/rules/errors.ts'
import type { Services } from '../context.ts'
import { failureResponse } from '../http/answering/answer.ts'
import { commonHeaders } from '../http/answering/security-headers.ts'
import { readRange } from './stores/byte-range.ts'
import { isMediaName, mediaTypeOf } from './stores/media-name.ts'
import type { MediaStore, OpenFile } from './stores/media-store.ts'
import type { MediaUse } from './sweep-media.ts'

/** Who may see a file: `everybody`, only the one who asks, or `nobody`. */
export type Audience = 'everybody' | 'asker' | 'nobody'

/**
 * Each noun decides about its own files and knows nothing about those of others. A file that no noun
 * knows waits for the sweep and is for nobody: it may have been private.
 */
export type MediaGuard = (
  services: Services,
  request: Request,
  name: string,
) => Promise<Audience | undefined>

/** For files that a noun shows to whoever has their name. */
export function forEverybody(known: MediaUse): MediaGuard {
  return async ({ db }, _request, name) => {
    const [isKnown] = await known(db, [name])
    return isKnown ? 'everybody' : undefined
  }
}

const aYear = 31_536_000
const caching = {
  everybody: `public, max-age=${aYear}, immutable`,
  asker: 'private, no-store',
}

export async function guardAndServeMedia(
  services: Services,
  guards: readonly MediaGuard[],
  request: Request,
  name: string,
): Promise<Response> {
  let audience: Audience | undefined
  for (const guard of isMediaName(name) ? guards : []) {
    audience ??= await guard(services, request, name)
  }
  if (!audience || audience === 'nobody') return failureResponse(new Failure('not_found'))
  try {
    return await serveMedia(services.media, request, name, audience)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    services.log.error({ err: error }, 'a file could not be read')
    return failureResponse(error)
  }
}

/** A file never changes under its name. It must not run anything, even if opened on its own. */
export async function serveMedia(
  store: MediaStore,
  request: Request,
  name: string,
  audience: Exclude<Audience, 'nobody'> = 'everybody',
): Promise<Response> {
  const asked = readRange(request.headers.get('range'))
  if (asked === 'refused') return failureResponse(new Failure('range_refused'))
  const found = isMediaName(name) ? await store.open(name, asked) : undefined
  if (!found) return failureResponse(new Failure('not_found'))
  if (found === 'beyond') return failureResponse(new Failure('range_refused'))
  const isHead = request.method === 'HEAD'
  if (isHead) found.content.destroy()
  return new Response(isHead ? null : (Readable.toWeb(found.content) as ReadableStream), {
    status: found.part ? 206 : 200,
    headers: {
      ...commonHeaders,
      ...lengthOf(found),
      'accept-ranges': 'bytes',
      'content-type': mediaTypeOf(name),
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': caching[audience],
    },
  })
}

function lengthOf({ size, part }: OpenFile): Record<string, string> {
  if (!part) return { 'content-length': String(size) }
  return {
    'content-length': String(part.last - part.first + 1),
    'content-range': `bytes ${part.first}-${part.last}/${size}`,
  }
}
