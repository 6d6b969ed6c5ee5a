import type { Services } from '../context.ts'

/** What nothing refers to any more. Should the store not answer, the sweep finds it later. */
export async function discardFile(
  { media, log }: Pick<Services, 'media' | 'log'>,
  name: string,
): Promise<void> {
  await media.remove(name).catch(error => log.warn({ err: error }, 'a file is left to the sweep'))
}
