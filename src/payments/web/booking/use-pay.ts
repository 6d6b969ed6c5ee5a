import { useAction } from '#accounts/web/use-action.ts'
import { payments } from '../api.ts'

/** If a link is open already, the server answers that one. */
export function usePay(bookingId: string) {
  return useAction(async () => {
    const { url } = await payments.link(bookingId)
    window.location.assign(url)
  })
}
