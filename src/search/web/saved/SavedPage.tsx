import { createFileRoute } from '@tanstack/react-router'
import { NeedsScript } from '#design/ui/states/NeedsScript.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from './copy.ts'
import { SavedSearches } from './SavedSearches.tsx'
import { SavedSpaces } from './SavedSpaces.tsx'

export const Route = createFileRoute('/_public/saved')({
  ssr: false,
  component: SavedPage,
  pendingComponent: NeedsScript,
})

function SavedPage() {
  const session = useSession()
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-8 px-edge py-8 sm:gap-12 sm:px-8 sm:py-12">
      <PageHead title={copy.title} noindex />
      <h1 className="text-3xl sm:text-4xl">{copy.title}</h1>
      {session.status !== 'unknown' && (
        <>
          <SavedSpaces status={session.status} />
          <SavedSearches session={session} />
        </>
      )}
    </div>
  )
}
