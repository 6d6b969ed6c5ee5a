import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { root } from '../shared/run.ts'

const folder = join(root, 'dist/program')

/** What is started by itself: the program in two ways, and the processes that it gives work to. */
const entries: Record<string, string> = {
  server: 'src/server.ts',
  start: 'commands/start.ts',
  'painter-process': 'src/foundation/server/media/painting/painter-process.ts',
  'reader-process': 'src/listings/server/calendars/busy-days/reader-process.ts',
}

/** They have code for each machine, or are not there: what asks for them does without. */
const leftInPackages = ['@node-rs/argon2', 'sharp', 'pg-native']

/**
 * Sources look for their files from where they stand, and still find them there: only what is
 * started by itself stands among what is built.
 */
const places: Plugin = {
  name: 'places',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.url') || !isOurs(id)) return undefined
    const place = JSON.stringify(relative(folder, id))
    return code.replaceAll(
      /new URL\('\.\/([\w-]+)\.ts', (import\.meta\.url)\)|import\.meta\.url/g,
      (_, name?: string) =>
        name && entries[name]
          ? `new URL('./${name}.js', import.meta.url)`
          : `new URL(${place}, import.meta.url).href`,
    )
  },
}

const isOurs = (id: string) => id.startsWith(root) && !id.includes('/node_modules/')

/**
 * One letter outside ASCII makes Node keep a whole file in two bytes a letter. Escaped, it means the
 * same in a text and in a regular expression, for which alone we use `String.raw`.
 */
const plainLetters: Plugin = {
  name: 'plain-letters',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped)
    }
  },
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [places, plainLetters],
  ssr: { noExternal: true, external: leftInPackages },
  build: {
    ssr: true,
    target: 'node24',
    outDir: folder,
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(entries).map(([name, file]) => [name, join(root, file)]),
      ),
      output: { chunkFileNames: '[name].js', comments: { legal: false, jsdoc: false } },
    },
  },
})
