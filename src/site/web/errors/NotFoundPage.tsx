import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { copy } from '../copy.ts'
import { nothingFound } from './drawn-not-found.ts'

export function NotFoundPage() {
  return (
    <>
      <PageHead title={copy.missing} noindex />
      <ServerDrawn of={nothingFound} with={{}} />
    </>
  )
}
