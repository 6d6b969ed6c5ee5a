import { createFileRoute } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { documents } from './drawn-documents.ts'
import { heads } from './heads.ts'

export const Route = createFileRoute('/_public/privacy-policy')({ component: PrivacyPage })

function PrivacyPage() {
  return (
    <>
      <PageHead {...heads.privacy} />
      <ServerDrawn of={documents.privacy} with={{}} reserve="min-h-dvh" />
    </>
  )
}
