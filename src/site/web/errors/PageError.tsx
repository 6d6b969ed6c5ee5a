import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { RetryIcon } from '#design/ui/icons/FrameIcons.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { isPartMissing, isServerThere, loadAnew } from '#foundation/web/parts/missing-part.ts'
import { copy } from '../copy.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

/** Without a connection the picture cannot load either; the sentences must appear all the same. */
const ErrorScene = lazy(() =>
  import('#design/scenes/ErrorScene.tsx').then(
    scene => ({ default: scene.ErrorScene }),
    () => ({ default: () => <></> }),
  ),
)

/** Its sentences are part of the first load, so that they are always there. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const isMissing = isPartMissing(error)
  const upgrade = useReloading(isMissing)
  const again = () => (isMissing ? location.reload() : void router.invalidate())
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
  if (upgrade === 'loading') return <PageSkeleton />
  const isCutOff = isApiFailure(error, 'network') || navigator.onLine === false
  const words = isCutOff ? 'network' : (upgrade ?? 'ours')
  return (
    <div className="mx-auto grid max-w-page justify-items-center px-edge py-14 text-center sm:px-8">
      <PageHead title={copy.failure.title} noindex />
      <div className="aspect-[4/3] w-full max-w-md">
        <Suspense fallback={null}>
          <ErrorScene className="size-full" />
        </Suspense>
      </div>
      <h1 className="mt-6 text-3xl sm:text-4xl">{copy.failure.heading}</h1>
      <p className="mt-4 max-w-[52ch] text-ink-soft text-lg" role="alert">
        {copy.failure[words]}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button icon={<RetryIcon />} onClick={again}>
          {words === 'upgraded' ? copy.failure.reload : copy.failure.retry}
        </Button>
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {copy.failure.home}
        </Link>
      </div>
    </div>
  )
}

/**
 * After an upgrade of the server, parts of the old page are gone. Reloading fetches the new
 * version. Where it has just been tried, or the browser cannot remember that, the reader decides.
 */
function useReloading(isMissing: boolean): 'loading' | 'upgraded' | 'network' | undefined {
  const [state, setState] = useState<'loading' | 'upgraded' | 'network'>()
  const isNew = isMissing && !state
  useEffect(() => {
    if (!isMissing) return
    void isServerThere().then(isThere => {
      if (!isThere) setState('network')
      else if (!loadAnew()) setState('upgraded')
    })
  }, [isMissing])
  return isNew ? 'loading' : state
}
