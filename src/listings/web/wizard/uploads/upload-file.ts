import { currentSession, expireSession } from '#foundation/web/session/session-store.ts'
import type { MediaItem } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'

export interface Uploaded {
  urls: string[]
  items: MediaItem[]
  version: number
}

interface Upload {
  listingId: string
  file: File
  signal: AbortSignal
  /** From 0 to 100. */
  onProgress: (percent: number) => void
}

/** Its message is for the person who chose the file. */
export class NotSent extends Error {}

/** Not `fetch`, because only XMLHttpRequest reports how much has been sent. */
export function uploadFile({ listingId, file, signal, onProgress }: Upload): Promise<Uploaded> {
  const session = currentSession()
  const token = session.status === 'in' ? session.record.token : undefined
  const body = new FormData()
  body.append('id', listingId)
  body.append('key', 'media')
  body.append('media', file)

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const refuse = () => reject(new NotSent(whyNot(request)))
    request.open('PATCH', `/api/v1/listings/${encodeURIComponent(listingId)}/upload`)
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100)
    request.onload = () => {
      if (request.status === 401) void expireSession(token)
      const answer: Answer | null = request.response
      if (request.status !== 200 || !answer) return refuse()
      resolve({ urls: answer.data, ...answer.meta })
    }
    request.onerror = refuse
    request.onabort = refuse
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function whyNot({ status, response }: XMLHttpRequest): string {
  if (status === 413) return copy.tooLarge
  if (status === 415 || status === 422) return copy.unreadable
  const isRefused = status >= 400 && status < 500 && typeof response?.message === 'string'
  return isRefused ? response.message : copy.notSent
}

interface Answer {
  data: string[]
  meta: Pick<Uploaded, 'items' | 'version'>
}
