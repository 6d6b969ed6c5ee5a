import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { storageScene } from '#listings/web/card/storage-scenes.ts'
import { copy } from './copy.ts'

const words = copy.missing

export function NotAvailable() {
  const Scene = storageScene(null)
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:py-20">
      <PageHead title={words.title} noindex />
      <h1 className="sr-only">{words.title}</h1>
      <EmptyState
        title={words.heading}
        illustration={<Scene className="aspect-[4/3]" />}
        action={
          <>
            <Link to={'/search' as string} className={buttonClass()}>
              {words.search}
            </Link>
            <Link to="/" className={buttonClass({ variant: 'secondary' })}>
              {words.home}
            </Link>
          </>
        }
      >
        {words.words}
      </EmptyState>
    </div>
  )
}
