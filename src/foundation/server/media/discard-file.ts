import type { Services } from '../context.ts'

/**
 * Deletes a file that nothing refers to. If the store does not answer, the sweep finds the file
 * later.
 */
export async function discardFile(
  { media, log }: Pick<Services, 'media' | 'log'>,
  name: string,
): Promise<void> {
  await media.remove(name).catch(error => log.warn({ err: error }, 'a file is left to the sweep'))
}
