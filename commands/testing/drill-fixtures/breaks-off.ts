import type { Drill } from '../../../test/drills/shared/drill.ts'

export const drill: Drill = {
  name: 'breaks-off',
  title: 'Something is wrong with the drill itself.',
  minutes: 1,
  async run(report) {
    report.expect('one thing', true)
    throw new Error('a fault of the drill')
  },
}
