import { createIsomorphicFn } from '@tanstack/react-start'
import { drawnPart, wakingPart } from '#design/server-drawn/waking-part.tsx'
import { ThemeSwitch } from '#design/theme/ThemeSwitch.tsx'

const source = createIsomorphicFn()
  .server(() => drawnPart(ThemeSwitch))
  .client(() => wakingPart(() => import('#design/theme/ThemeSwitch.tsx'), 'ThemeSwitch'))

/** At the foot of a page, where few ever get. */
export const wakingThemeSwitch = source()
