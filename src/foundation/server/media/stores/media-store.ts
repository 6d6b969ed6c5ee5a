import type { Readable } from 'node:stream'
import type { AskedPart, BytePart } from './byte-range.ts'

export interface OpenFile {
  /** Of the whole file, even when only a part was asked for. */
  size: number
  part?: BytePart
  content: Readable
}

/** Where pictures and films are kept. Names are ours, never a person's, and never used twice. */
export interface MediaStore {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** `beyond` when the file does not reach as far as the part asked for. */
  open(name: string, asked?: AskedPart): Promise<OpenFile | 'beyond' | undefined>
  remove(name: string): Promise<void>
  /** Names stored before the given instant, for the sweep of what nothing refers to. */
  listBefore(instant: Date): AsyncIterable<string>
  /** Removes what was begun before the given instant and never became a file. */
  removeDrafts(instant: Date): Promise<number>
}
