import { createFileRoute } from '@tanstack/react-router'
import { Still } from '#design/still/still-part.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { heads } from './heads.ts'
import { solutions } from './still-solutions.ts'

export const Route = createFileRoute('/_public/solution/packing-moving')({
  component: PackingMovingPage,
})

function PackingMovingPage() {
  return (
    <>
      <PageHead {...heads.packingMoving} />
      <Still of={solutions.packingMoving} with={{}} reserve="min-h-dvh" />
    </>
  )
}
