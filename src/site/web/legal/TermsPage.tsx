import { createFileRoute } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { documents } from './drawn-documents.ts'
import { heads } from './heads.ts'

export const Route = createFileRoute('/_public/terms-of-use')({ component: TermsPage })

function TermsPage() {
  return (
    <>
      <PageHead {...heads.terms} />
      <ServerDrawn of={documents.terms} with={{}} reserve="min-h-dvh" />
    </>
  )
}
