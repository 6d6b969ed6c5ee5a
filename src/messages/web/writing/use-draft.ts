import { useState } from 'react'
import { type Draft, keepDraft, keptDraft, noDraft } from './kept-writing.ts'

/** Mount it anew for each thread. */
export function useDraft(account: string, threadId: string) {
  const [draft, setDraft] = useState(() => keptDraft(account, threadId))
  const change = (next: (before: Draft) => Draft) =>
    setDraft(before => {
      const changed = next(before)
      keepDraft(account, threadId, changed)
      return changed
    })
  return {
    draft,
    setText: (text: string) => change(before => ({ ...before, text })),
    addPicture: (path: string) =>
      change(before => ({ ...before, pictures: [...before.pictures, path] })),
    removePicture: (path: string) =>
      change(before => ({ ...before, pictures: before.pictures.filter(one => one !== path) })),
    clear: () => change(() => noDraft),
  }
}
