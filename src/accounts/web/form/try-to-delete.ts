import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { showFailure } from './show-failure.ts'

/** True also when it was gone already, such as deleted in another tab. */
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
