import { isHeic, isPhotograph } from '#foundation/web/picture/picture-kinds.ts'
import { mediaLimitBytes, mostMedia } from '#listings/rules/limits.ts'

export const acceptedMedia =
  '.jpg,.jpeg,.png,.mov,.mp4,image/jpeg,image/png,video/mp4,video/quicktime'

const acceptedTypes = ['image/jpeg', 'image/png', 'video/mp4', 'video/quicktime']
const acceptedEnding = /\.(jpe?g|png|mov|mp4)$/i

interface Sized {
  name: string
  type: string
  size: number
}

export interface Sorted<Item> {
  accepted: Item[]
  tooLarge: Item[]
  /** Pictures of a type that the browser may be able to convert. */
  ofOtherKind: Item[]
  ofWrongKind: Item[]
  beyond: Item[]
}

/** Files that cannot be sent are skipped, and the others are sent all the same. */
export function sortFiles<Item extends Sized>(files: readonly Item[], room: number): Sorted<Item> {
  const known = files.filter(isKnownKind)
  const small = known.filter(file => file.size <= mediaLimitBytes)
  const most = Math.max(room, 0)
  return {
    accepted: small.slice(0, most),
    tooLarge: known.filter(file => file.size > mediaLimitBytes),
    ofOtherKind: files.filter(isHeic),
    ofWrongKind: files.filter(file => !isKnownKind(file) && !isHeic(file)),
    beyond: small.slice(most),
  }
}

export function roomLeft(items: number, underWay: number): number {
  return mostMedia - items - underWay
}

export function isVideo(url: string): boolean {
  return /\.(mp4|mov)$/i.test(url)
}

/** Browsers cannot shrink films. */
export function canShrink(file: Sized): boolean {
  return isPhotograph(file)
}

function isKnownKind({ name, type }: Sized): boolean {
  return acceptedTypes.includes(type) || acceptedEnding.test(name)
}
