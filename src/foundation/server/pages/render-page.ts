import type { Reader } from '#foundation/rules/reader.ts'
import { keepModules } from './keep-modules.ts'

export type FetchApi = (request: Request) => Promise<Response>

export interface RenderContext {
  fetchApi: FetchApi
  /** Asked only by pages that are somebody's own; what they read is then theirs. */
  whoReads: () => Promise<Reader | undefined>
  /** The moment that the page speaks of. */
  now: Date
  /** Called with every error while the page of this pattern is drawn. */
  onFault: (page: string, fault: unknown) => void
  /** Called with the markup of a page; the body of the response is then empty. */
  onDrawn: (html: string) => void
}

export type RenderPage = (request: Request, context: RenderContext) => Promise<Response>

/** The pages as Vite built them; the server never runs the web sources directly. */
export async function loadRenderer(file: URL): Promise<RenderPage> {
  await keepModules(new URL('assets/', file))
  const built: { default: { fetch: RenderPage } } = await import(file.href)
  return built.default.fetch
}
