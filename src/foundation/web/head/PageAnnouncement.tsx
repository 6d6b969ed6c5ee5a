import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { rescueFocus } from '../rescue-focus.ts'

/** A page that is gone to inside the site is silent to whoever does not see it: say its title. */
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
