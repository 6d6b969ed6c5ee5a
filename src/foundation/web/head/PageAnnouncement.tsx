import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { rescueFocus } from '../rescue-focus.ts'

/** Screen readers do not notice navigation inside the site, so the new title is announced. */
export function PageAnnouncement() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        setTitle(document.title)
        rescueFocus()
      }),
    [router],
  )
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
