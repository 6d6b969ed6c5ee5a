import { createFileRoute } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { documents } from './drawn-documents.ts'
import { heads } from './heads.ts'

export const Route = createFileRoute('/_public/cookie-policy')({ component: CookiePage })

function CookiePage() {
  return (
    <>
      <PageHead {...heads.cookies} />
      <ServerDrawn of={documents.cookies} with={{}} reserve="min-h-dvh" />
    </>
  )
}
