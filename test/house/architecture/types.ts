import { fileRule } from './rule.ts'

const silencer = /@ts-(ignore|nocheck|expect-error)/

export const noAny = fileRule('no-any', ({ path, nodes, comments, lineOf }) => [
  ...nodes
    .filter(({ type }) => type === 'TSAnyKeyword')
    .map(node => ({ path, line: lineOf(node), why: 'any switches the compiler off' })),
  ...comments
    .filter(({ text }) => silencer.test(text))
    .map(({ line }) => ({ path, line, why: 'silences the compiler' })),
])
