import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Project {
  root: string
  /** The npm scripts that a document may tell people to run. */
  commands: readonly string[]
}

const documents = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'src/*/README.md']
const cited = /^(\.ci|bench|commands|demo|deploy|docs|migrations|public|src|test)\/[\w@./*-]*$/
/** The list that names journeys without their folder and ending, as its first lines say. */
const checklist = 'docs/checklist.md'
const journey = /^[a-z-]+\/[a-z-]+(?=(\.journey\.ts)?$)/
const inlineCode = /`([^`\n]+)`/g
const link = /\]\(([^)\s]+)\)/g
const command = /\bnpm (?:run )?([a-z][a-z-]*)/g
const npmItself = ['install', 'ci', 'run', 'ls', 'version']
const noun = /^src\/\w+\/README\.md$/
const room = /^\| `([^`]+)`/gm
const fence = /^```[\s\S]*?^```/gm
const code = '{bench,commands,demo,src,test}/**/*.{ts,tsx,mjs}'
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g
/** Fixtures that are wrong on purpose. */
const wrongOnPurpose = /\/architecture-fixtures\/|document-references/

/** Every file, folder and command that a document or a comment names but the project does not have. */
export function brokenReferences({ root, commands }: Project): string[] {
  return [...brokenInDocuments({ root, commands }), ...brokenInComments({ root, commands })]
}

function brokenInComments({ root, commands }: Project): string[] {
  const files = globSync(code, { cwd: root }).filter(file => !wrongOnPurpose.test(file))
  return files.flatMap(file => {
    const comments = readFileSync(join(root, file), 'utf8').match(comment)?.join('\n') ?? ''
    const quoted = all(inlineCode, comments)
    return [
      ...quoted.filter(path => cited.test(path) && !isThere(root, path)),
      ...quoted.flatMap(text => unknownCommands(commands, text)),
    ].map(name => `${file}: ${name}`)
  })
}

function unknownCommands(commands: readonly string[], text: string): string[] {
  return all(command, text)
    .filter(name => !commands.includes(name) && !npmItself.includes(name))
    .map(name => `npm run ${name}`)
}

function brokenInDocuments({ root, commands }: Project): string[] {
  return globSync(documents, { cwd: root }).flatMap(document => {
    const text = readFileSync(join(root, document), 'utf8')
    const prose = text.replace(fence, '')
    const paths = [
      ...all(inlineCode, prose).filter(code => cited.test(code)),
      ...(document === checklist ? journeysIn(prose) : []),
      ...all(link, prose)
        .filter(isLocal)
        .map(target => beside(document, target)),
    ]
    return [
      ...paths.filter(path => !isThere(root, path)).map(path => `${document}: ${path}`),
      ...unknownCommands(commands, text).map(name => `${document}: ${name}`),
      ...roomsLeftOut(root, document, text),
    ]
  })
}

function journeysIn(prose: string): string[] {
  return all(inlineCode, prose)
    .filter(code => !cited.test(code))
    .flatMap(code => code.match(journey)?.[0] ?? [])
    .map(name => `test/journeys/${name}.journey.ts`)
}

/** Each noun's README must list every room of the noun. */
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
