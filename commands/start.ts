import { buildPagesIfStale } from './building/pages-build.ts'
import { loadSettings } from './shared/settings.ts'

loadSettings()
const pagesBuilt = buildPagesIfStale()

const { serve } = await import('../src/serve.ts')
serve(pagesBuilt)
