import { createFileRoute } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { documents } from './drawn-documents.ts'
import { heads } from './heads.ts'

export const Route = createFileRoute('/_public/review-policy')({ component: ReviewPolicyPage })

function ReviewPolicyPage() {
  return (
    <>
      <PageHead {...heads.reviews} />
      <ServerDrawn of={documents.reviews} with={{}} reserve="min-h-dvh" />
    </>
  )
}
