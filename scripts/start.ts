import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildPagesIfStale } from './steps/pages-build.ts'
import { root } from './steps/run.ts'
import { loadSettings } from './steps/settings.ts'

loadSettings()
const pagesBuilt = buildPagesIfStale()

/** Halves the time that a later start spends on reading the sources. */
enableCompileCache(join(root, '.cache/compiled'))
const { serve } = await import('../src/serve.ts')
serve(pagesBuilt)
