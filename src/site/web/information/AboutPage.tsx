import { createFileRoute } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { texts } from './drawn-texts.ts'
import { heads } from './heads.ts'

export const Route = createFileRoute('/_public/about-us')({ component: AboutPage })

function AboutPage() {
  return (
    <>
      <PageHead {...heads.about} />
      <ServerDrawn of={texts.about} with={{}} reserve="min-h-dvh" />
    </>
  )
}
