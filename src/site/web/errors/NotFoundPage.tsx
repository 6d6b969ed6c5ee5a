import { Still } from '#design/still/still-part.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { copy } from '../copy.ts'
import { nothingFound } from './still-not-found.ts'

export function NotFoundPage() {
  return (
    <>
      <PageHead title={copy.missing} noindex />
      <Still of={nothingFound} with={{}} />
    </>
  )
}
