import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { useKeptForm } from '#foundation/web/drafts/use-kept-form.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { listings } from '../../api.ts'
import { myListingsQuery } from '../../queries.ts'
import {
  type AnswerField,
  type Answers,
  answersOf,
  changedFields,
  pick,
  tidied,
  validAnswers,
} from '../answers.ts'
import { mergedMedia } from '../uploads/media-order.ts'
import { type Uploaded, uploadFile } from '../uploads/upload-file.ts'
import { type Sending, useUploads } from '../uploads/use-uploads.ts'
import { createSaveQueue } from './save-queue.ts'
import { useAutosave } from './use-autosave.ts'

export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** It is unknown whether it arrived, so it is tried again. */
  | { kind: 'failed' }
  /** The server refused the answers; trying again makes sense only after they change. */
  | { kind: 'refused' }
  /** Another tab has saved since; saving would overwrite that. */
  | { kind: 'stale' }

export type Problems = Partial<Record<string, string>>

interface EditorSetup {
  start: Listing | undefined
  /** Drafts save by themselves. A live listing must change only on a press. */
  autosave: boolean
  onSaved?: ((listing: Listing) => void) | undefined
}

const restMs = 1200
const retryMs = 10_000

export function useListingEditor({ start, autosave, onSaved }: EditorSetup) {
  const queries = useQueryClient()
  const [listing, setListing] = useState(start)
  const editing = useAnswers(start)
  const { answers, latest, saved, change, state } = editing
  const [queue] = useState(() => createSaveQueue(listings, start, () => crypto.randomUUID()))

  const keep = (fresh: Listing) => {
    setListing(fresh)
    onSaved?.(fresh)
    void queries.invalidateQueries({ queryKey: myListingsQuery.queryKey })
  }

  const kept = useKeptAnswers(listing, editing)

  const save = createSave({ editing, queue, kept, keep })
  const uploads = useUploads(createUpload({ editing, queue, keep }))

  /** Drops what was typed here and shows the server's version. */
  const reload = async () => {
    const fresh = await queue.adopt(before => listings.read(before?._id ?? ''))
    editing.startOver(answersOf(fresh))
    keep(fresh)
  }

  /** By now, also after something was waited for. */
  const unsaved = () => changedFields(saved.current, latest.current)
  const isDirty = changedFields(saved.current, answers).length > 0
  const isAutomatic = autosave && listing !== undefined
  useAutosave({
    mayTry: isAutomatic && mayTry(state),
    mayLeave: isAutomatic && (mayTry(state) || state.kind === 'saving'),
    isDirty,
    pauseMs: state.kind === 'failed' ? retryMs : restMs,
    answers,
    save: () => {
      const fields = unsaved()
      if (fields.length > 0) save(fields).catch(() => undefined)
    },
  })

  return {
    answers,
    change,
    listing,
    save,
    state,
    problems: editing.problems,
    kept,
    generation: editing.generation,
    isDirty,
    unsaved,
    uploads,
    latestAnswers: () => latest.current,
    reload,
  }
}

function useAnswers(start: Listing | undefined) {
  const [answers, setAnswers] = useState(() => answersOf(start))
  const [state, setState] = useState<SaveState>({ kind: 'untouched' })
  const [problems, setProblems] = useState<Problems>({})
  /** Raising it remounts fields that keep their own text, when all answers are replaced. */
  const [generation, setGeneration] = useState(0)
  const latest = useRef(answers)
  const saved = useRef(answers)

  const replace = (next: Answers) => {
    latest.current = next
    setAnswers(next)
  }
  const change = (patch: Partial<Answers>) => {
    replace({ ...latest.current, ...patch })
    setProblems(before => without(before, Object.keys(patch)))
    setState(before => (before.kind === 'refused' ? { kind: 'untouched' } : before))
  }
  const startFieldsOver = () => setGeneration(before => before + 1)
  const startOver = (fresh: Answers) => {
    saved.current = fresh
    replace(fresh)
    setState({ kind: 'untouched' })
    setProblems({})
    startFieldsOver()
  }
  return {
    answers,
    latest,
    saved,
    state,
    setState,
    problems,
    setProblems,
    generation,
    startFieldsOver,
    startOver,
    replace,
    change,
  }
}

type Editing = ReturnType<typeof useAnswers>

interface Saving {
  editing: Editing
  queue: ReturnType<typeof createSaveQueue>
  kept: ReturnType<typeof useKeptForm>
  keep: (fresh: Listing) => void
}

/** The user may have reordered pictures during the upload: that order wins. */
function createUpload({ editing: { change, latest, saved }, queue, keep }: Omit<Saving, 'kept'>) {
  return async (file: Sending) => {
    const fresh = await queue.adopt(async before => {
      if (!before) throw new Error('there is no listing to upload to yet')
      const uploaded = await uploadFile({ listingId: before._id, ...file })
      change({ image: mergedMedia(latest.current.image, saved.current.image, uploaded.urls) })
      saved.current = { ...saved.current, image: uploaded.urls }
      return withMedia(before, uploaded)
    })
    keep(fresh)
  }
}

/** Stores the failure for display and throws it again for the caller. */
function createSave({ editing, queue, kept, keep }: Saving) {
  const { latest, saved, setState, setProblems } = editing
  return async (fields: readonly AnswerField[], extra?: { completed: true }) => {
    let sent = latest.current
    setState({ kind: 'saving' })
    try {
      const fresh = await queue.save(() => {
        sent = latest.current
        return { ...pick(tidied(sent), fields), ...extra }
      })
      saved.current = { ...saved.current, ...pick(sent, fields) }
      setState({ kind: 'saved', at: Date.now() })
      setProblems({})
      // What was typed since this save went off is on no server yet.
      if (changedFields(saved.current, latest.current).length === 0) kept.forget()
      keep(fresh)
      return fresh
    } catch (error) {
      setState({ kind: afterFailure(error) })
      if (isApiFailure(error)) setProblems(problemsIn(error.fields))
      throw error
    }
  }
}

function useKeptAnswers(listing: Listing | undefined, editing: Editing) {
  const { latest, saved, change, replace, setProblems, startFieldsOver } = editing
  return useKeptForm({
    name: `listing-${listing?._id ?? 'new'}`,
    read: () => {
      const fields = changedFields(saved.current, latest.current)
      return fields.length > 0 ? pick(latest.current, fields) : undefined
    },
    restore: values => {
      change(validAnswers(values))
      startFieldsOver()
    },
    reset: () => {
      replace(saved.current)
      setProblems({})
      startFieldsOver()
    },
  })
}

export type ListingEditor = ReturnType<typeof useListingEditor>

/** While a save runs it may hold the same changes, so it is waited for. */
function mayTry({ kind }: SaveState): boolean {
  return kind !== 'saving' && kind !== 'refused' && kind !== 'stale'
}

function afterFailure(error: unknown): SaveState['kind'] & ('stale' | 'refused' | 'failed') {
  if (isApiFailure(error, 'listing_changed')) return 'stale'
  const isAnswered = isApiFailure(error) && error.status >= 400 && error.status < 500
  return isAnswered ? 'refused' : 'failed'
}

function problemsIn(fields: readonly { field: string; message: string }[]): Problems {
  return Object.fromEntries(fields.map(({ field, message }) => [field.split('.')[0], message]))
}

function without(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)))
}

/**
 * If the version jumped, somebody else changed the listing. The old version is kept, so that the
 * next save is refused and says so.
 */
function withMedia(before: Listing, { urls, items, version }: Uploaded): Listing {
  const isNext = version === before.version + 1
  const media = { image: urls, media: urls, mediaItems: items }
  return { ...before, ...media, version: isNext ? version : before.version }
}
