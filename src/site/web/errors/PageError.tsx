import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { RetryIcon } from '#design/ui/icons/FrameIcons.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { copy } from '../copy.ts'

/** Without a connection the picture fails as the page did; the words must not fail with it. */
const ErrorScene = lazy(() =>
  import('#design/scenes/ErrorScene.tsx').then(
    scene => ({ default: scene.ErrorScene }),
    () => ({ default: () => <></> }),
  ),
)

/** What stands in place of a page that failed. Its words load with the site, so they always can. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => {
    const again = () => void router.invalidate()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [router])
  const isCutOff = isApiFailure(error, 'network') || navigator.onLine === false
  const words = isCutOff ? copy.failure.network : copy.failure.ours
  return (
    <div className="mx-auto grid max-w-page justify-items-center px-4 py-14 text-center sm:px-8">
      <PageHead title={copy.failure.title} noindex />
      <div className="aspect-[4/3] w-full max-w-md">
        <Suspense fallback={null}>
          <ErrorScene className="size-full" />
        </Suspense>
      </div>
      <h1 className="mt-6 text-3xl sm:text-4xl">{copy.failure.heading}</h1>
      <p className="mt-4 max-w-[52ch] text-ink-soft text-lg" role="alert">
        {words}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button icon={<RetryIcon />} onClick={() => router.invalidate()}>
          {copy.failure.retry}
        </Button>
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {copy.failure.home}
        </Link>
      </div>
    </div>
  )
}
