import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { compress, type Encoding, pickEncoding } from '../http/answering/compression.ts'
import { commonHeaders, pagePolicy } from '../http/answering/security-headers.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

interface StaticFile {
  headers: Record<string, string>
  bodies: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>>
  isText: boolean
}

export interface StaticFiles {
  answer(request: Request, pathname: string): Promise<Response | undefined>
}

/** Made by the build beside each file of text. */
const compressed = '.br'

/** The built site is a few megabytes, so it is kept in memory. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries.flatMap(item => (item.isFile() ? join(item.parentPath, item.name) : [])),
  )
  for (const path of paths) {
    if (path.endsWith(compressed)) continue
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const file = hold(address, await readFile(path))
    const small = `${path}${compressed}`
    if (paths.has(small)) file.bodies.br = Promise.resolve(await readFile(small))
    files.set(address, file)
  }
  return {
    async answer(request, pathname) {
      const file = files.get(pathname)
      return file && send(request, file)
    },
  }
}

function hold(address: string, body: Buffer<ArrayBuffer>): StaticFile {
  const type = types[extname(address)] ?? 'application/octet-stream'
  const isHashed = address.startsWith('/assets/')
  return {
    isText: /text|json|svg|javascript/.test(type) && body.length > 1000,
    bodies: { identity: Promise.resolve(body) },
    headers: {
      ...commonHeaders,
      'content-type': type,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : cachePolicyOf(address),
      ...(type.startsWith('text/html') && { 'content-security-policy': pagePolicy(`${body}`) }),
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    },
  }
}

/**
 * The service worker has its own copy of the offline page, and must always be offered the newest.
 */
function cachePolicyOf(address: string): string {
  return /^\/(service-worker|offline)\./.test(address) ? 'no-cache' : 'public, max-age=3600'
}

/** An encoding that the build did not make is made at the first request for it. */
async function send(request: Request, file: StaticFile): Promise<Response> {
  const headers = new Headers(file.headers)
  if (request.headers.get('if-none-match') === file.headers.etag) {
    return new Response(null, { status: 304, headers })
  }
  const plain = await file.bodies.identity
  const encoding = file.isText ? pickEncoding(request.headers.get('accept-encoding')) : 'identity'
  if (encoding === 'identity' || !plain) return new Response(plain, { headers })
  file.bodies[encoding] ??= compress(encoding, plain)
  headers.set('content-encoding', encoding)
  headers.set('vary', 'accept-encoding')
  return new Response(await file.bodies[encoding], { headers })
}
