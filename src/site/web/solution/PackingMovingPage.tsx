import { createFileRoute } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { solutions } from './drawn-solutions.ts'
import { heads } from './heads.ts'

export const Route = createFileRoute('/_public/solution/packing-moving')({
  component: PackingMovingPage,
})

function PackingMovingPage() {
  return (
    <>
      <PageHead {...heads.packingMoving} />
      <ServerDrawn of={solutions.packingMoving} with={{}} reserve="min-h-dvh" />
    </>
  )
}
