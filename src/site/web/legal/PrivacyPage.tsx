import { createFileRoute } from '@tanstack/react-router'
import { Still } from '#design/still/still-part.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { heads } from './heads.ts'
import { documents } from './still-documents.ts'

export const Route = createFileRoute('/_public/privacy-policy')({ component: PrivacyPage })

function PrivacyPage() {
  return (
    <>
      <PageHead {...heads.privacy} />
      <Still of={documents.privacy} with={{}} reserve="min-h-dvh" />
    </>
  )
}
