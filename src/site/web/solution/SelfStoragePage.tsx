import { createFileRoute } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { solutions } from './drawn-solutions.ts'
import { heads } from './heads.ts'

export const Route = createFileRoute('/_public/solution/self-storage')({
  component: SelfStoragePage,
})

function SelfStoragePage() {
  return (
    <>
      <PageHead {...heads.selfStorage} />
      <ServerDrawn of={solutions.selfStorage} with={{}} reserve="min-h-dvh" />
    </>
  )
}
