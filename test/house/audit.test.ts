import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { auditActions, auditSubjects } from '#foundation/rules/audit/audit-actions.ts'
import { auditDetails } from '#foundation/rules/audit/audit-details.ts'
import { auditWords } from '#foundation/rules/audit/audit-words.ts'
import { actionText, detailFacts } from '#moderation/web/audit/detail-facts.ts'
import { allLives } from '../../src/lives.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const written = globSync('src/*/server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  .map(path => readFileSync(join(root, path), 'utf8'))
  .filter(text => /record(Audit|Look)\(/.test(text))
  .join('\n')

const recordedByLives = new Set(
  allLives.flatMap(({ steps }) => steps.map(({ recordedAs }) => recordedAs)),
)

/** Neither a name of code nor a word that screens do not say. */
function isPlain(text: string): boolean {
  return text !== '' && !/[a-z][A-Z]|[_{}[\]"]|\bhosts?\b|\bcustomers?\b|\bthreads?\b/.test(text)
}

describe('the audit log', () => {
  it('has no words for what nothing does', () => {
    const isDone = (action: string) =>
      written.includes(`'${action}'`) || recordedByLives.has(action.replace(/^\w+\./, ''))
    expect(Object.keys(auditActions).filter(action => !isDone(action))).toEqual([])
    const isWritten = (subject: string) => written.includes(`type: '${subject}', id`)
    expect(Object.keys(auditSubjects).filter(subject => !isWritten(subject))).toEqual([])
  })

  it('shows no name of code', () => {
    const actions = Object.keys(auditActions).map(actionText)
    const details = Object.entries(auditDetails).flatMap(([name, [, kind]]) =>
      kind.startsWith('word')
        ? Object.keys(auditWords).map(word => detailFacts({ [name]: word }))
        : [detailFacts({ [name]: true })],
    )
    const shown = details.flat().flatMap(([name, value]) => [name, value])
    const said = [...actions, ...Object.values(auditSubjects), ...shown]
    expect([...new Set(said)].filter(text => !isPlain(text))).toEqual([])
  })
})
