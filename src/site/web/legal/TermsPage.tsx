import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { Still } from '#foundation/web/still/still-part.tsx'
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
