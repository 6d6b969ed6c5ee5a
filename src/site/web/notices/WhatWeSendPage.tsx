import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { drawn, loaded, ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { head } from './head.ts'
import { WhatWeSend } from './WhatWeSend.tsx'

const source = createIsomorphicFn()
  .server(() => drawn(WhatWeSend))
  .client(() => loaded(() => import('./WhatWeSend.tsx'), 'WhatWeSend'))

const table = source()

export const Route = createFileRoute('/_public/what-we-send')({ component: WhatWeSendPage })

function WhatWeSendPage() {
  return (
    <>
      <PageHead {...head} />
      <ServerDrawn of={table} with={{}} reserve="min-h-dvh" />
    </>
  )
}
