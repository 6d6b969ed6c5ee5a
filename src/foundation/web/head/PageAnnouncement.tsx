import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { rescueFocus } from '../rescue-focus.ts'

/** Screen readers do not notice navigation inside the site, so the new title is announced. */
export function PageAnnouncement() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    /** A page whose code is on its way cannot say yet what it is called, nor take the focus. */
    const announce = () => {
      if (document.querySelector('head>:last-of-type[data-stand-in]')) {
        requestAnimationFrame(announce)
        return
      }
      setTitle(document.title)
      rescueFocus()
    }
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) announce()
    })
  }, [router])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
