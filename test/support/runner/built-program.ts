import { program } from '../../../commands/building/builds.ts'
import { buildIfStale } from '../../../commands/building/stale.ts'

/** Tests that start the real program start what is deployed, and of these sources. */
export default async function buildProgram(): Promise<void> {
  if (!(await buildIfStale(program))) throw new Error('The program could not be built.')
}
