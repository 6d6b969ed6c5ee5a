import { createFileRoute } from '@tanstack/react-router'
import { Still } from '#design/still/still-part.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { heads } from './heads.ts'
import { texts } from './still-texts.ts'

export const Route = createFileRoute('/_public/contact')({ component: ContactPage })

function ContactPage() {
  return (
    <>
      <PageHead {...heads.contact} />
      <Still of={texts.contact} with={{}} reserve="min-h-dvh" />
    </>
  )
}
