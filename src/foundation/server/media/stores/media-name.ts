import { randomBytes } from 'node:crypto'

const typeByEnding = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
} as const

export type MediaEnding = keyof typeof typeByEnding

const keyLength = 32
const namePattern = /^[0-9a-f]{32}(-[0-9]{1,4}|-poster)?\.(jpg|png|webp|avif|mp4|mov)$/

/** Cannot be guessed, and says nothing about who sent the file or its original name. */
export function newMediaKey(): string {
  return randomBytes(keyLength / 2).toString('hex')
}

export function newMediaName(ending: MediaEnding): string {
  return `${newMediaKey()}.${ending}`
}

/** The part of the name that all sizes of a file share. */
export function mediaKeyOf(name: string): string {
  return name.slice(0, keyLength)
}

export function isMediaName(text: string): boolean {
  return namePattern.test(text)
}

export function mediaTypeOf(name: string): string {
  return typeByEnding[name.slice(name.lastIndexOf('.') + 1) as MediaEnding]
}

/** A rooted path, so that it is on our own origin wherever the page was opened. */
export function mediaPath(name: string): string {
  return `/media/${name}`
}

/** The name in such an address; nothing for any other address. */
export function nameInPath(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return path === mediaPath(name) ? name : undefined
}
