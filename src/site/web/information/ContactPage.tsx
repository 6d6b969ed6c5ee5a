import { createFileRoute } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { texts } from './drawn-texts.ts'
import { heads } from './heads.ts'

export const Route = createFileRoute('/_public/contact')({ component: ContactPage })

function ContactPage() {
  return (
    <>
      <PageHead {...heads.contact} />
      <ServerDrawn of={texts.contact} with={{}} reserve="min-h-dvh" />
    </>
  )
}
