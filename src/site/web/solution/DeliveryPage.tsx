import { createFileRoute } from '@tanstack/react-router'
import { Still } from '#design/still/still-part.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { heads } from './heads.ts'
import { solutions } from './still-solutions.ts'

export const Route = createFileRoute('/_public/solution/delivery')({ component: DeliveryPage })

function DeliveryPage() {
  return (
    <>
      <PageHead {...heads.delivery} />
      <Still of={solutions.delivery} with={{}} reserve="min-h-dvh" />
    </>
  )
}
