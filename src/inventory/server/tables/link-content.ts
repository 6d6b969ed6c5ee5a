import type { RecordKind } from '#inventory/rules/record-life.ts'

export interface ContentPicture {
  name: string
  sha256: string
}

/** An item as the list named it at the time. */
export interface ListedItem {
  item: string
  number: number
  name: string
  count: number
  declaredValuePence: number | null
  pictures: readonly ContentPicture[]
}

/** In a hand-over or a return, `count` is how many were moved. */
export interface RecordedLine extends ListedItem {
  note: string
  photographs: readonly ContentPicture[]
}

export interface RecordedContent {
  kind: RecordKind
  happenedAt: string
  lines: readonly RecordedLine[]
  before: ListedItem | null
  /** Nobody can guess what was deleted by trying what gives the same hash. */
  nonce: string
}

interface AnswerContent {
  /** The hash of the record that is answered. */
  record: string
  words: string | null
  nonce: string
}

export type LinkContent = RecordedContent | AnswerContent

export function recordedIn(content: LinkContent | null | undefined): RecordedContent | undefined {
  return content && 'lines' in content ? content : undefined
}

export function picturesIn(content: LinkContent | null): ContentPicture[] {
  const recorded = recordedIn(content)
  if (!recorded) return []
  const all = [
    ...recorded.lines.flatMap(({ pictures, photographs }) => [...pictures, ...photographs]),
    ...(recorded.before?.pictures ?? []),
  ]
  return [...new Map(all.map(one => [one.name, one])).values()]
}
