import { createFileRoute, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { whenSessionKept } from '#foundation/web/session/session-store.ts'
import { landingFrom, leaveWhenSignedIn } from '#foundation/web/signed-in/guards.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { Wordmark } from '#foundation/web/Wordmark.tsx'
import { WordmarkLink, wordmarkClass } from '../parts/WordmarkLink.tsx'
import { copy } from './auth-copy.ts'
import { welcomeScene } from './drawn-welcome.ts'
import { contentId, SkipLink } from './SkipLink.tsx'

export const Route = createFileRoute('/_auth')({
  beforeLoad: leaveWhenSignedIn,
  component: AuthLayout,
})

function AuthLayout() {
  useLeaveWhenSignedIn()
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <SkipLink />
      <div className="flex flex-col px-edge sm:px-8">
        <header className="flex h-16 items-center">
          <WordmarkLink>
            <Wordmark className={wordmarkClass} />
          </WordmarkLink>
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          className="grid flex-1 place-items-center pt-4 pb-16 outline-none"
        >
          <Card className="w-full max-w-md sm:p-8">
            <noscript>
              <p className="mb-5 rounded-field bg-amber-soft px-4 py-3 text-sm">
                {copy.scriptNeeded}
              </p>
            </noscript>
            <Outlet />
          </Card>
        </main>
      </div>
      <aside className="hidden place-content-center gap-6 border-hairline border-l bg-sunk p-12 lg:grid">
        <ServerDrawn
          of={welcomeScene}
          with={{ className: 'size-full' }}
          className="aspect-[4/3] w-full max-w-2xl justify-self-center"
        />
        <p className="max-w-[38ch] justify-self-center text-balance text-center font-display text-2xl leading-snug">
          {copy.promise}
        </p>
      </aside>
    </div>
  )
}

/** The server sends these pages to everybody, and somebody may log in here or in another tab. */
function useLeaveWhenSignedIn() {
  const session = useSession()
  const router = useRouter()
  // The page on the screen: neither the one that is loading nor the one before this.
  const page = useRouterState({
    select: ({ matches }) => matches.find(({ routeId }) => routeId.startsWith(`${Route.id}/`)),
  })
  const landing = session.status === 'in' && page ? landingFrom(session.record, page) : undefined
  useEffect(() => {
    let isHere = true
    const leave = () => isHere && landing && router.history.replace(landing)
    void whenSessionKept().then(leave)
    return () => {
      isHere = false
    }
  }, [landing, router])
}
