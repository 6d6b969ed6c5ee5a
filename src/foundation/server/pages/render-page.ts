export type FetchApi = (request: Request) => Promise<Response>

export type RenderPage = (request: Request, context: { fetchApi: FetchApi }) => Promise<Response>

/** The pages as Vite built them; the source of the web side never runs on the server directly. */
export async function loadRenderer(file: URL): Promise<RenderPage> {
  const built: { default: { fetch: RenderPage } } = await import(file.href)
  return built.default.fetch
}
