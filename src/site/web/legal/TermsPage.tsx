import { createFileRoute } from '@tanstack/react-router'
import { Still } from '#design/still/still-part.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { heads } from './heads.ts'
import { documents } from './still-documents.ts'

export const Route = createFileRoute('/_public/terms-of-use')({ component: TermsPage })

function TermsPage() {
  return (
    <>
      <PageHead {...heads.terms} />
      <Still of={documents.terms} with={{}} reserve="min-h-dvh" />
    </>
  )
}
