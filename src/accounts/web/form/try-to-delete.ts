import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { showFailure } from './show-failure.ts'

/** Whether it is gone: what another tab has deleted is as gone as it should be. */
export async function tryToDelete(remove: () => Promise<unknown>): Promise<boolean> {
  try {
    await remove()
    return true
  } catch (error) {
    if (isApiFailure(error, 'not_found')) return true
    showFailure(error)
    return false
  }
}
