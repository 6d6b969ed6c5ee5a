export interface SocialLink {
  label: string
  url: string
}

/** Reserved names that lead nowhere, to show in demo mode where the links will be. */
const placeholders = [
  'https://instagram.example/holdall',
  'https://facebook.example/holdall',
  'https://linkedin.example/company/holdall',
]

/** A live site has only the operator's own addresses. */
export function socialLinks(urls: readonly string[], demo: boolean): SocialLink[] {
  const shown = urls.length === 0 && demo ? placeholders : urls
  return shown.map(url => ({ label: networkName(url), url }))
}

const knownNames: Record<string, string> = {
  bsky: 'Bluesky',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  threads: 'Threads',
  tiktok: 'TikTok',
  twitter: 'X',
  x: 'X',
  youtube: 'YouTube',
}

function networkName(url: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/.exec(url)?.[1] ?? url
  return knownNames[host.split('.')[0] ?? ''] ?? host
}
