import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { saveMark } from '#accounts/web/save-mark.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { HeartIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { loginAddress } from '#foundation/web/session/login-address.ts'
import { isMember } from '#foundation/web/session/session-record.ts'
import { currentSession, whenSessionKnown } from '#foundation/web/session/session-store.ts'
import type { SearchParams } from '../search-params.ts'

const SaveDialog = lazyPart(() => import('./SaveDialog.tsx'))

interface SaveSearchProps {
  params: SearchParams
  label: string
}

/**
 * Without a session it leads to the log-in, or without a proven email to the page that proves it,
 * and back to saving the same search.
 */
export function SaveSearch({ params, label }: SaveSearchProps) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const goOn = useEffectEvent(async () => {
    if (window.location.hash !== saveMark || !isMember(await whenSessionKnown())) return
    setOpen(true)
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  })
  useEffect(() => void goOn(), [])
  const press = () => {
    if (isMember(currentSession())) return setOpen(true)
    const { pathname, search } = window.location
    window.location.assign(loginAddress(pathname + search + saveMark))
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<HeartIcon />}
        onClick={press}
        className="noscript:hidden max-sm:px-3.5"
      >
        <span className="max-sm:sr-only">{label}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveDialog params={params} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
