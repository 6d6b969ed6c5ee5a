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

/** How the entries about each life begin. */
const beginnings: Readonly<Record<string, string>> = {
  account: 'user',
  listing: 'listing',
  viewing: 'viewing',
  booking: 'booking',
  'month of rent': 'rent',
  payment: 'payment',
  dispute: 'payment',
  'movement of money': 'movement',
  complaint: 'complaint',
  review: 'review',
  move: 'move',
  'identity document': 'document',
  report: 'report',
}

const actionsOfLives = allLives.flatMap(({ name, steps }) =>
  steps.flatMap(({ recordedAs }) => (recordedAs ? [`${beginnings[name]}.${recordedAs}`] : [])),
)
const actionsByName = written.flatMap(text =>
  [...text.matchAll(/'([a-z]+\.[a-z][a-z-]*)'/g)].map(([, action = '']) => action),
)
const subjects = written.flatMap(text =>
  [...text.matchAll(/type: '(\w+)', id/g)].map(([, type = '']) => type),
)

/** Neither a name of code nor a word that screens do not say. */
function isPlain(text: string): boolean {
  return text !== '' && !/[a-z][A-Z]|[_{}[\]"]|\bhosts?\b|\bcustomers?\b|\bthreads?\b/.test(text)
}

describe('the audit log', () => {
  it('has plain words for everything that the program does, and for nothing else', () => {
    const done = new Set([...actionsOfLives, ...actionsByName])
    expect([...done].toSorted()).toEqual(Object.keys(auditActions).toSorted())
    expect([...new Set(subjects)].toSorted()).toEqual(Object.keys(auditSubjects).toSorted())
  })

  it('says what every life records from the list', () => {
    const recorded = written.flatMap(text =>
      [...text.matchAll(/`([a-z]+)\.\$\{(?:step|event)/g)].map(([, beginning]) => beginning),
    )
    expect([...new Set(recorded)].toSorted()).toEqual(
      [...new Set(Object.values(beginnings))].toSorted(),
    )
  })

  it('knows everybody who may cause something, and every state of what it compares', () => {
    const actors = new Set(allLives.flatMap(({ steps }) => steps.flatMap(({ by }) => by)))
    expect([...actors].filter(actor => !(actor in auditWords))).toEqual([])
    const compared = allLives.filter(({ name }) => ['booking', 'listing', 'move'].includes(name))
    const states = compared.flatMap(life => life.states)
    expect(states.filter(state => !(state in auditWords))).toEqual([])
  })

  it('shows no name of code', () => {
    const actions = Object.keys(auditActions).map(actionText)
    const details = Object.entries(auditDetails).flatMap(([name, [, kind]]) =>
      kind.startsWith('word')
        ? Object.keys(auditWords).map(word => detailFacts({ [name]: word }))
        : [detailFacts({ [name]: true })],
    )
    const said = [...actions, ...Object.values(auditSubjects), ...details.flat(2)]
    expect([...new Set(said)].filter(text => !isPlain(text))).toEqual([])
  })
})
