import { createIsomorphicFn } from '@tanstack/react-start'
import { WelcomeScene } from '#foundation/web/scenes/WelcomeScene.tsx'
import { drawn, loaded } from '#foundation/web/still/still-part.tsx'

const source = createIsomorphicFn()
  .server(() => drawn(WelcomeScene))
  .client(() => loaded(() => import('#foundation/web/scenes/WelcomeScene.tsx'), 'WelcomeScene'))

export const welcomeScene = source()
