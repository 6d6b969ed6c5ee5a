import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Project {
  root: string
  /** The npm scripts that a document may tell people to run. */
  commands: readonly string[]
}

const documents = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'src/*/README.md']
const cited = /^(\.ci|bench|commands|demo|deploy|docs|migrations|public|src|test)\/[\w@./*-]*$/
const inlineCode = /`([^`\n]+)`/g
const link = /\]\(([^)\s]+)\)/g
const command = /\bnpm (?:run )?([a-z][a-z-]*)/g
const npmItself = ['install', 'ci', 'run', 'ls', 'version']
const noun = /^src\/\w+\/README\.md$/
const room = /^\| `([^`]+)`/gm
const fence = /^```[\s\S]*?^```/gm

/** Every file, folder and command that a document names but the project does not have. */
export function brokenReferences({ root, commands }: Project): string[] {
  return globSync(documents, { cwd: root }).flatMap(document => {
    const text = readFileSync(join(root, document), 'utf8')
    const prose = text.replace(fence, '')
    const paths = [
      ...all(inlineCode, prose).filter(code => cited.test(code)),
      ...all(link, prose)
        .filter(isLocal)
        .map(target => beside(document, target)),
    ]
    return [
      ...paths.filter(path => !isThere(root, path)).map(path => `${document}: ${path}`),
      ...all(command, text)
        .filter(name => !commands.includes(name) && !npmItself.includes(name))
        .map(name => `${document}: npm run ${name}`),
      ...roomsLeftOut(root, document, text),
    ]
  })
}

/** Who opens a noun reads in one table what is in each of its rooms. */
function roomsLeftOut(root: string, document: string, text: string): string[] {
  if (!noun.test(document)) return []
  const folder = join(root, dirname(document))
  const rooms = new Set(globSync('**/*.{ts,tsx}', { cwd: folder }).map(path => dirname(path)))
  rooms.delete('.')
  const explained = all(room, text)
  return [
    ...[...rooms].filter(path => !explained.includes(path)),
    ...explained.filter(path => !rooms.has(path)),
  ].map(path => `${document}: ${path}`)
}

function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(match => match[1] ?? '')
}

function isLocal(target: string): boolean {
  return !/^([a-z]+:|#|\/)/.test(target)
}

function beside(document: string, target: string): string {
  return join(dirname(document), target.replace(/#.*$/, ''))
}

function isThere(root: string, path: string): boolean {
  if (path.includes('*')) return globSync(path, { cwd: root }).length > 0
  return existsSync(join(root, path))
}
