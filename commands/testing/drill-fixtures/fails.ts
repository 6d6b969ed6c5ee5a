import type { Drill } from '../../../test/drills/shared/drill.ts'

export const drill: Drill = {
  name: 'fails',
  title: 'One of two things does not hold.',
  minutes: 1,
  async run(report) {
    report.expect('one thing', true)
    report.expect('another', false, '11 s')
  },
}
