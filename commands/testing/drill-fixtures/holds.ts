import type { Drill } from '../../../test/drills/shared/drill.ts'

export const drill: Drill = {
  name: 'holds',
  title: 'What must hold holds.',
  minutes: 1,
  async run(report) {
    report.step('trying')
    report.expect('one thing', true)
    report.expect('another', true, '2 s')
  },
}
