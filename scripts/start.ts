import { buildPagesIfStale } from './steps/pages-build.ts'
import { loadSettings } from './steps/settings.ts'

loadSettings()
const pagesBuilt = buildPagesIfStale()

const { serve } = await import('../src/serve.ts')
serve(pagesBuilt)
