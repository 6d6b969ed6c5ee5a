import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const code = ['{src,test,commands,demo,bench}/**/*.{ts,tsx}']
/** Fixtures that are wrong on purpose. */
const wrongOnPurpose = /fixtures?[/.]|refused-words/
/** Files with the words of screens and mails. */
const texts = /(^|[/-])(copy|letters|letter-words)\.ts$/
const hostAsPerson = /\b(the|a|your|this|each|every|other|its|for|of) hosts?\b/i
const numberOfElsewhere = /\(D\d{1,3}\)|\bD\d{1,3}[:;.,]/
/** English that nobody learns at school any more. */
const oldWords = /\b(befalls?|befell|hark|hitherto|lest|nought|thereby|whosoever)\b/i
const quoted = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g

/** Names that the glossary has replaced, and words that readers would not understand. */
export function refusedWords(root: string): string[] {
  const gone = goneNames(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
  const isGone = new RegExp(`(?<![\\w.'-])(${gone.join('|')})(?![\\w'-])(?! [a-z])`)
  return globSync(code, { cwd: root })
    .filter(path => !wrongOnPurpose.test(path))
    .flatMap(path => {
      const text = readFileSync(join(root, path), 'utf8')
      const comments = text.match(comment)?.join('\n') ?? ''
      const rest = text.replace(comment, '')
      const strings = rest.match(quoted)?.join('\n') ?? ''
      return [
        found(isGone, rest.replace(quoted, '')),
        found(numberOfElsewhere, comments),
        found(oldWords, comments),
        texts.test(path) ? found(hostAsPerson, strings) : undefined,
      ]
        .filter(word => word !== undefined)
        .map(word => `${path}: ${word}`)
    })
}

function found(pattern: RegExp, text: string): string | undefined {
  return pattern.exec(text)?.[0]
}

/** The first column of the last table in the glossary. */
function goneNames(glossary: string): string[] {
  const [, table = ''] = glossary.split('## Names that are gone')
  return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name)
}
