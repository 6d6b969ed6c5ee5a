import type { PushNotice } from '#notices/rules/push-wire.ts'

/** A browser shows something in any case; better our words than its own. */
const unreadable: PushNotice = {
  title: 'Holdall',
  body: 'Something is new. Open Holdall to see it.',
  url: '/',
  tag: 'holdall',
}

/** What came encrypted from our server, read with the care of what comes from outside. */
export function noticeFrom(text: string | undefined): PushNotice {
  try {
    const { title, body, url, tag } = JSON.parse(text ?? '')
    const isWhole = [title, body, url, tag].every(part => typeof part === 'string')
    return isWhole && title !== '' ? { title, body, url, tag } : unreadable
  } catch {
    return unreadable
  }
}

/** A page of ours and nothing else, whatever the notification says. */
export function pageOf(data: unknown, origin: string): string {
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : '/'
  try {
    const page = new URL(String(url), origin)
    return page.origin === origin ? page.href : `${origin}/`
  } catch {
    return `${origin}/`
  }
}
