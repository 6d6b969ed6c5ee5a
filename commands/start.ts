import { pages } from './building/builds.ts'
import { buildIfStale } from './building/stale.ts'
import { loadSettings } from './shared/settings.ts'

loadSettings()
const pagesBuilt = buildIfStale(pages)

const { serve } = await import('../src/serve.ts')
serve(pagesBuilt)
