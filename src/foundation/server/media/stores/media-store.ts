import type { Readable } from 'node:stream'
import type { AskedPart, BytePart } from './byte-range.ts'

export interface OpenFile {
  /** Of the whole file, also when only a part was asked for. */
  size: number
  part?: BytePart
  content: Readable
}

/** Where pictures and films are kept. Names are made by us and never used twice. */
export interface MediaStore {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** `beyond` when the file ends before the part asked for. */
  open(name: string, asked?: AskedPart): Promise<OpenFile | 'beyond' | undefined>
  remove(name: string): Promise<void>
  /** Names stored before the given instant, for the sweep. */
  listBefore(instant: Date): AsyncIterable<string>
  /** Removes files begun before the given instant and never finished. */
  removeDrafts(instant: Date): Promise<number>
}
