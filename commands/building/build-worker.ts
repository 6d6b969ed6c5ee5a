import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../shared/run.ts'

const source = (file: string) => join(root, 'src/site/web/worker', file)
const built = (file: string) => join(root, 'dist/client', file)

/**
 * One file without imports and with a fixed name, because the browser fetches a service worker
 * alone.
 */
async function bundle(file: string, name: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2023',
      outDir: join(root, 'dist/client'),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: source(file),
        output: { format: 'iife', entryFileNames: name },
      },
    },
  })
}

await bundle('offline-page.ts', 'offline.js')
await bundle('service-worker.ts', 'service-worker.js')
for (const file of ['offline.html', 'offline.css']) copyFileSync(source(file), built(file))

/** A change in any of these must change the worker, because browsers fetch it again only then. */
const kept = ['offline.html', 'offline.css', 'offline.js', 'favicon.svg']
const hash = createHash('sha256')
for (const file of kept) hash.update(readFileSync(built(file)))
const version = JSON.stringify(hash.digest('hex').slice(0, 12))
const worker = readFileSync(built('service-worker.js'), 'utf8')
if (!worker.includes('OFFLINE_VERSION')) throw new Error('The worker does not ask for its version')
writeFileSync(built('service-worker.js'), worker.replaceAll('OFFLINE_VERSION', version))
