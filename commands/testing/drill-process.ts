import type { Drill, DrillReport } from '../../test/drills/shared/drill.ts'

/** What the process of a drill reports to the command. */
export type DrillMessage =
  | { kind: 'step'; text: string }
  | { kind: 'expected'; text: string; isWell: boolean; figure: string | number | undefined }
  | { kind: 'done' }

const say = (message: DrillMessage, onSent?: () => void) =>
  process.send?.(message, undefined, undefined, onSent)
const [, , file = '', , part] = process.argv
const { drill } = (await import(file)) as { drill: Drill }

const report: DrillReport = {
  step: text => void say({ kind: 'step', text }),
  expect: (text, isWell, figure) => void say({ kind: 'expected', text, isWell, figure }),
}
await drill.run(report, part)
say({ kind: 'done' }, () => process.exit(0))
