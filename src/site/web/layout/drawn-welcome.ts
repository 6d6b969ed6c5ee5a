import { createIsomorphicFn } from '@tanstack/react-start'
import { WelcomeScene } from '#design/scenes/WelcomeScene.tsx'
import { drawn, loaded } from '#design/server-drawn/server-drawn.tsx'

const source = createIsomorphicFn()
  .server(() => drawn(WelcomeScene))
  .client(() => loaded(() => import('#design/scenes/WelcomeScene.tsx'), 'WelcomeScene'))

export const welcomeScene = source()
