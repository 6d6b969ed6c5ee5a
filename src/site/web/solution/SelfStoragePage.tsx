import { createFileRoute } from '@tanstack/react-router'
import { Still } from '#design/still/still-part.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { heads } from './heads.ts'
import { solutions } from './still-solutions.ts'

export const Route = createFileRoute('/_public/solution/self-storage')({
  component: SelfStoragePage,
})

function SelfStoragePage() {
  return (
    <>
      <PageHead {...heads.selfStorage} />
      <Still of={solutions.selfStorage} with={{}} reserve="min-h-dvh" />
    </>
  )
}
