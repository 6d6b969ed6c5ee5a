import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { Still } from '#foundation/web/still/still-part.tsx'
import { heads } from './heads.ts'
import { documents } from './still-documents.ts'

export const Route = createFileRoute('/_public/cookie-policy')({ component: CookiePage })

function CookiePage() {
  return (
    <>
      <PageHead {...heads.cookies} />
      <Still of={documents.cookies} with={{}} reserve="min-h-dvh" />
    </>
  )
}
