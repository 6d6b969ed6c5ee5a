import { type APIRequestContext, expect } from '@playwright/test'

/** A call of the API beside the pages, by somebody with a token or by a visitor. */
export async function call(
  request: APIRequestContext,
  { token }: { token?: string },
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  data?: object,
) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await request[method](`/api/v1${path}`, { headers, ...(data && { data }) })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return (await response.json()).data
}
