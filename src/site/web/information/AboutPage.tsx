import { createFileRoute } from '@tanstack/react-router'
import { Still } from '#design/still/still-part.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { heads } from './heads.ts'
import { texts } from './still-texts.ts'

export const Route = createFileRoute('/_public/about-us')({ component: AboutPage })

function AboutPage() {
  return (
    <>
      <PageHead {...heads.about} />
      <Still of={texts.about} with={{}} reserve="min-h-dvh" />
    </>
  )
}
