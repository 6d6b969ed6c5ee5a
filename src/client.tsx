import './foundation/web/zod-without-eval.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportRecovered } from './foundation/web/report-recovered.ts'
import { getRouter } from './router.tsx'

// The router's own client: the framework's default entry brings the codec of server functions,
// 12 kB that a site which talks to its API in JSON never calls.
const stillHearts = () => import('./listings/web/favourites/still-hearts.ts')

// Cards that the server drew have no code of their own; what is pressed on them fetches it.
document.addEventListener('click', ({ target }) => {
  const heart =
    target instanceof Element && target.closest<HTMLElement>('[data-still] [data-heart]')
  if (heart) void stillHearts().then(({ pressStillHeart }) => pressStillHeart(heart))
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
    { onRecoverableError: reportRecovered },
  )
})
