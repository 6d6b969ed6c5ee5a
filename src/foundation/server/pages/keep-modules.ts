import { readdir, readFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'

/** By its address; nothing is kept of one that has been loaded. */
type Texts = Map<string, Buffer | undefined>

/**
 * A page is loaded when somebody asks for it first, and a build that puts other files into the folder
 * meanwhile has taken away what the loaded ones name. So all of them are read at once: to run them
 * all would take fifty times the memory.
 */
export async function keepModules(folder: URL): Promise<void> {
  const texts: Texts = new Map()
  for (const name of await readdir(folder)) {
    const file = new URL(name, folder)
    if (name.endsWith('.js')) texts.set(file.href, await readFile(file))
  }
  registerHooks({
    resolve(specifier, context, next) {
      const url = specifier.startsWith('.') && URL.parse(specifier, context.parentURL)?.href
      if (!url || !texts.has(url)) return next(specifier, context)
      return { url, format: 'module', shortCircuit: true }
    },
    load(url, context, next) {
      const source = texts.get(url)
      if (!source) return next(url, context)
      texts.set(url, undefined)
      return { source, format: 'module', shortCircuit: true }
    },
  })
}
