import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** What only garbage still points to is gone, as after minutes of other work. */
export const collectGarbage: () => void = runInNewContext('gc')
