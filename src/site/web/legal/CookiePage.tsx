import { createFileRoute } from '@tanstack/react-router'
import { Still } from '#design/still/still-part.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
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
