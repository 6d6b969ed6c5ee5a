import { createFileRoute } from '@tanstack/react-router'
import { KitPage } from '#design/kit/KitPage.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { copy } from './copy.ts'
import { onlyInDemo } from './only-in-demo.ts'

export const Route = createFileRoute('/_public/dev/kit')({
  loader: onlyInDemo,
  component: Kit,
})

function Kit() {
  return (
    <>
      <PageHead title={copy.kit} noindex />
      <KitPage />
    </>
  )
}
