import { waitForPart } from './lazy-part.ts'

/** Like `lazyPart`, for code that draws nothing. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(error => waitForPart(error, load))
}
