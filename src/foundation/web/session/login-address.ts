export function loginAddress(comeBackTo: string): string {
  return `/login?redirect=${encodeURIComponent(comeBackTo)}`
}
