import { contextOfPage } from '../page-context.ts'
import { addressOf, maySee } from './page-roles.ts'

/**
 * Whether the server draws this page: when it knows who asks and they may see it. Who may not is led
 * elsewhere by their browser.
 */
export async function drawnWhereKnown(pathname: string): Promise<boolean> {
  const page = contextOfPage()
  const reader = await page?.whoReads?.()
  const address = addressOf(pathname)
  if (!page || !reader?.isVerified || (address && !maySee(reader.role, address))) return false
  page.reader = reader
  return true
}
