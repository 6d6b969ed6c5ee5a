import type { PushNotice } from '#notices/rules/push-wire.ts'

/** The browser shows a notification in any case, so it should have our words. */
const unreadable: PushNotice = {
  title: 'Holdall',
  body: 'Something is new. Open Holdall to see it.',
  url: '/',
  tag: 'holdall',
}

/** Checked, because anything may arrive from outside. */
export function noticeFrom(text: string | undefined): PushNotice {
  try {
    const { title, body, url, tag } = JSON.parse(text ?? '')
    const isWhole = [title, body, url, tag].every(part => typeof part === 'string')
    return isWhole && title !== '' ? { title, body, url, tag } : unreadable
  } catch {
    return unreadable
  }
}

/** Only pages of ours, whatever the notification says. */
export function pageOf(data: unknown, origin: string): string {
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : '/'
  try {
    const page = new URL(String(url), origin)
    return page.origin === origin ? page.href : `${origin}/`
  } catch {
    return `${origin}/`
  }
}
