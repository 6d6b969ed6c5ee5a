import { createFileRoute } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { solutions } from './drawn-solutions.ts'
import { heads } from './heads.ts'

export const Route = createFileRoute('/_public/solution/for-you')({ component: ForYouPage })

function ForYouPage() {
  return (
    <>
      <PageHead {...heads.forYou} />
      <ServerDrawn of={solutions.forYou} with={{}} reserve="min-h-dvh" />
    </>
  )
}
