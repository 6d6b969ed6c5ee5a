import { createFileRoute } from '@tanstack/react-router'
import { Still } from '#design/still/still-part.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { heads } from './heads.ts'
import { solutions } from './still-solutions.ts'

export const Route = createFileRoute('/_public/solution/for-you')({ component: ForYouPage })

function ForYouPage() {
  return (
    <>
      <PageHead {...heads.forYou} />
      <Still of={solutions.forYou} with={{}} reserve="min-h-dvh" />
    </>
  )
}
