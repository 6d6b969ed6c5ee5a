import { report } from './report.ts'
import { benchFolder, removeFolder, startServer } from './servers/running-server.ts'

/** From the start of the program to its first answer, with an empty data folder and with a used one. */
const folder = await benchFolder()
const cold = await startServer(folder)
await cold.stop()
const warm = await startServer(folder)
await warm.stop()
await removeFolder(folder)

report('start-up', 'the first start', [
  { what: 'first start, with the demo data', figure: cold.readyAfterMs, unit: 'ms' },
  { what: 'every later start', figure: warm.readyAfterMs, unit: 'ms' },
])
