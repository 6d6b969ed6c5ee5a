import { createIsomorphicFn } from '@tanstack/react-start'
import { drawn, loaded } from '#design/server-drawn/server-drawn.tsx'
import { AboutText } from './AboutText.tsx'
import { ContactText } from './ContactText.tsx'

const sources = createIsomorphicFn()
  .server(() => ({ about: drawn(AboutText), contact: drawn(ContactText) }))
  .client(() => ({
    about: loaded(() => import('./AboutText.tsx'), 'AboutText'),
    contact: loaded(() => import('./ContactText.tsx'), 'ContactText'),
  }))

export const texts = sources()
