/** What a page has asked for before its code was there. */
export const asked = new Map<string, Promise<Response>>()

/** Once: whoever asks again wants to know what is true now. */
export function takeFirstRead(request: Request): Promise<Response> | undefined {
  const key = keyOf(request)
  const answer = asked.get(key)
  asked.delete(key)
  return answer
}

/** Nobody takes what was asked for somebody who has logged out meanwhile. */
export function keyOf({ method, url, headers }: Request): string {
  return method + url + headers.get('authorization')
}
