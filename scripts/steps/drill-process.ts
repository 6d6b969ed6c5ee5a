import type { Drill } from '../../drills/drill.ts'

/** What the process of one drill tells whoever started it. */
export type DrillMessage =
  | { kind: 'step'; text: string }
  | { kind: 'expected'; text: string; isWell: boolean; figure: string | number | undefined }
  | { kind: 'done' }

const say = (message: DrillMessage, told?: () => void) =>
  process.send?.(message, undefined, undefined, told)
const { drill } = (await import(process.argv[2] ?? '')) as { drill: Drill }

await drill.run({
  step: text => void say({ kind: 'step', text }),
  expect: (text, isWell, figure) => void say({ kind: 'expected', text, isWell, figure }),
})
say({ kind: 'done' }, () => process.exit(0))
