import type { Drill } from '../../../test/drills/shared/drill.ts'

export const drill: Drill = {
  name: 'expects-nothing',
  title: 'Says nothing of what must hold.',
  minutes: 1,
  async run() {
    await Promise.resolve()
  },
}
