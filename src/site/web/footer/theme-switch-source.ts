import { createIsomorphicFn } from '@tanstack/react-start'
import { drawnPart, interactivePart } from '#design/server-drawn/interactive-part.tsx'
import { ThemeSwitch } from '#design/theme/ThemeSwitch.tsx'

const source = createIsomorphicFn()
  .server(() => drawnPart(ThemeSwitch))
  .client(() => interactivePart(() => import('#design/theme/ThemeSwitch.tsx'), 'ThemeSwitch'))

/** At the end of a page, where few people come. */
export const themeSwitchSource = source()
