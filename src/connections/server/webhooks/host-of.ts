/** For letters and the audit: the rest of an address may hold a secret. */
export function hostOf(url: string): string {
  return new URL(url).host
}
