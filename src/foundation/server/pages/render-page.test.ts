import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

const built: Record<string, string> = {
  'package.json': '{"type":"module"}',
  'render.js': `const page = async () => (await import('./assets/page.js')).default
    export default { fetch: async () => new Response(await page()) }`,
  'assets/page.js': `export { words as default } from './shared.js'`,
  'assets/shared.js': `export const words = 'All spaces'`,
}

/** In a process of its own, because tests have another way to load modules. */
const serving = `
  import { rm } from 'node:fs/promises'
  import { pathToFileURL } from 'node:url'
  const [folder, source] = process.argv.slice(1)
  const { loadRenderer } = await import(source)
  const render = await loadRenderer(pathToFileURL(folder + '/render.js'))
  await rm(folder + '/assets', { recursive: true })
  const ask = async () => (await render(new Request('https://holdall.test/'), {})).text()
  console.log(await ask(), '-', await ask())`

it('a page that nobody has asked for is drawn as before, after another build took its files away', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'holdall-pages-'))
  await mkdir(join(folder, 'assets'))
  for (const [name, text] of Object.entries(built)) await writeFile(join(folder, name), text)
  const source = new URL('render-page.ts', import.meta.url).href
  const flags = ['--input-type=module', '-e', serving]
  const { stdout } = await run(process.execPath, [...flags, folder, source])
  expect(stdout.trim()).toBe('All spaces - All spaces')
  await rm(folder, { recursive: true })
})
