import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { Still } from '#foundation/web/still/still-part.tsx'
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
