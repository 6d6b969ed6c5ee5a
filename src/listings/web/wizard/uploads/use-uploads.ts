import { useEffect, useRef, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { heicWords, isHeic } from '#foundation/web/picture/picture-kinds.ts'
import { shrinkPicture } from '#foundation/web/picture/shrink-picture.ts'
import { mediaLimitBytes } from '#listings/rules/limits.ts'
import { copy } from './copy.ts'
import { NotSent } from './upload-file.ts'
import { canShrink, roomLeft, type Sorted, sortFiles } from './upload-limits.ts'

export interface UnderWay {
  id: string
  name: string
  /** Undefined while it waits for another file. */
  percent: number | undefined
  isShrinking: boolean
}

export interface Refused {
  id: string
  name: string
  reason: string
  /** Set when the picture could be shrunk. */
  picture?: File
}

export interface Sending {
  file: File
  signal: AbortSignal
  /** From 0 to 100. */
  onProgress: (percent: number) => void
}

interface Turn {
  shrinks: boolean
  signal: AbortSignal
}

/** More than any screen shows. */
const longestSide = 2560

export function useUploads(send: (sending: Sending) => Promise<void>) {
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const refuse = (file: File, reason: string) =>
    setRefused(before => [...before, ...because(reason, [file])])
  const { underWay, start, cancel, settled } = useTurns(send, refuse)

  return {
    underWay,
    refused,
    forgetRefused: () => setRefused([]),
    add(files: readonly File[], items: number) {
      const room = roomLeft(items, underWay.length)
      const sorted = sortFiles(files, room)
      // As specified. The list of refused files says all of it, and stays.
      if (sorted.tooLarge.length > 0) toast.error(copy.tooLarge)
      setRefused(refusedOf(sorted))
      for (const file of sorted.accepted) start(file)
    },
    shrinkRefused(items: number) {
      const pictures = refused.flatMap(({ picture }) => picture ?? [])
      const room = Math.max(0, roomLeft(items, underWay.length))
      setRefused([
        ...refused.filter(({ picture }) => !picture),
        ...because(copy.full, pictures.slice(room)),
      ])
      for (const picture of pictures.slice(0, room)) start(picture, true)
    },
    cancel,
    settled,
  }
}

function refusedOf({ tooLarge, ofOtherKind, ofWrongKind, beyond }: Sorted<File>): Refused[] {
  return [
    ...because(copy.tooLarge, tooLarge.filter(canShrink), { canShrink: true }),
    ...because(
      copy.tooLarge,
      tooLarge.filter(file => !canShrink(file)),
    ),
    ...because(copy.otherKind, ofOtherKind, { canShrink: true }),
    ...because(copy.wrongKind, ofWrongKind),
    ...because(copy.full, beyond),
  ]
}

/** One after the other, so that each answer holds everything sent before. */
function useTurns(
  send: (sending: Sending) => Promise<void>,
  refuse: (file: File, reason: string) => void,
) {
  const [underWay, setUnderWay] = useState<readonly UnderWay[]>([])
  const tail = useRef<Promise<void>>(Promise.resolve())
  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  const finish = (id: string) => {
    stops.current.delete(id)
    setUnderWay(before => before.filter(file => file.id !== id))
  }
  const change = (id: string, patch: Partial<UnderWay>) =>
    setUnderWay(before => before.map(one => (one.id === id ? { ...one, ...patch } : one)))
  const shrunk = (id: string, file: File) => {
    change(id, { percent: 0, isShrinking: true })
    return shrinkOrSay(file)
  }
  const sendInTurn = async (id: string, chosen: File, { shrinks, signal }: Turn) => {
    if (signal.aborted) return
    const file = shrinks ? await shrunk(id, chosen) : chosen
    // The upload may have been cancelled during shrinking.
    if (signal.aborted) return
    const onProgress = (percent: number) => change(id, { percent, isShrinking: false })
    onProgress(0)
    await send({ file, signal, onProgress })
    toast.success(copy.uploaded)
  }
  const start = (file: File, shrinks = false) => {
    const id = crypto.randomUUID()
    const stop = new AbortController()
    stops.current.set(id, stop)
    const waiting = { id, name: file.name, percent: undefined, isShrinking: false }
    setUnderWay(before => [...before, waiting])
    tail.current = tail.current
      .then(() => sendInTurn(id, file, { shrinks, signal: stop.signal }))
      // A failed upload leaves the list of media as it was.
      .catch(error => {
        if (!stop.signal.aborted)
          refuse(file, error instanceof NotSent ? error.message : copy.notSent)
      })
      .then(() => finish(id))
  }
  const cancel = (id: string) => {
    stops.current.get(id)?.abort()
    finish(id)
  }
  /** `settled` resolves when no upload is running or waiting. */
  return { underWay, start, cancel, settled: () => tail.current }
}

async function shrinkOrSay(file: File): Promise<File> {
  try {
    return await shrinkPicture(file, { mostBytes: mediaLimitBytes, longestSide })
  } catch (error) {
    throw new NotSent(isHeic(file) ? heicWords : copy.unreadable, { cause: error })
  }
}

function because(reason: string, files: readonly File[], { canShrink = false } = {}): Refused[] {
  return files.map(file => ({
    id: crypto.randomUUID(),
    name: file.name,
    reason,
    ...(canShrink && { picture: file }),
  }))
}
