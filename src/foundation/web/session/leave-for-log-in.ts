import { loginAddress } from './login-address.ts'

/**
 * For a page drawn for somebody other than the one whose session this browser holds. The log-in page
 * sends on whoever is signed in. Nobody reads on here, so it never ends.
 */
export function leaveForLogIn(): Promise<never> {
  const { location } = window
  location.replace(loginAddress(location.pathname + location.search))
  return new Promise(() => undefined)
}
