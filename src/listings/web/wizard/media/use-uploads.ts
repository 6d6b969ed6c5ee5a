import { useEffect, useRef, useState } from 'react'
import { toast } from '#foundation/web/toast/toast.ts'
import { copy } from './copy.ts'
import { roomLeft, sortFiles } from './upload-limits.ts'

export interface UnderWay {
  id: string
  name: string
  /** None while it waits for the one before it. */
  percent: number | undefined
}

/** A file that was not sent, and why. */
export interface Refused {
  id: string
  name: string
  reason: string
}

export interface Sending {
  file: File
  signal: AbortSignal
  /** From 0 to 100. */
  onProgress: (percent: number) => void
}

/** Sends files one after the other, so that each answered list holds all that went before. */
export function useUploads(send: (sending: Sending) => Promise<void>) {
  const [underWay, setUnderWay] = useState<readonly UnderWay[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
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
  const sendInTurn = async (id: string, file: File, signal: AbortSignal) => {
    if (signal.aborted) return
    const onProgress = (percent: number) =>
      setUnderWay(before => before.map(one => (one.id === id ? { ...one, percent } : one)))
    onProgress(0)
    await send({ file, signal, onProgress })
    toast.success(copy.uploaded)
  }
  const start = (file: File) => {
    const id = crypto.randomUUID()
    const stop = new AbortController()
    stops.current.set(id, stop)
    setUnderWay(before => [...before, { id, name: file.name, percent: undefined }])
    tail.current = tail.current
      .then(() => sendInTurn(id, file, stop.signal))
      // What could not be uploaded shows nothing and leaves the list as it was (section 8).
      .catch(() => undefined)
      .then(() => finish(id))
  }

  return {
    underWay,
    refused,
    forgetRefused: () => setRefused([]),
    add(files: readonly File[], items: number) {
      const room = roomLeft(items, underWay.length)
      const { accepted, tooLarge, ofWrongKind, beyond } = sortFiles(files, room)
      if (tooLarge.length > 0) toast.error(copy.tooLarge)
      if (ofWrongKind.length > 0) toast.error(copy.wrongKind)
      if (beyond.length > 0) toast.info(copy.full)
      setRefused([
        ...because(copy.tooLarge, tooLarge),
        ...because(copy.wrongKind, ofWrongKind),
        ...because(copy.full, beyond),
      ])
      for (const file of accepted) start(file)
    },
    cancel(id: string) {
      stops.current.get(id)?.abort()
      finish(id)
    },
    /** Once nothing is under way any more. */
    settled: () => tail.current,
  }
}

function because(reason: string, files: readonly File[]): Refused[] {
  return files.map(({ name }) => ({ id: crypto.randomUUID(), name, reason }))
}
