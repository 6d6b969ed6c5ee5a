import { useAction } from '#accounts/web/use-action.ts'
import { payments } from '../api.ts'

/** Leads to the provider's page; asked again, the server gives the link that is open already. */
export function usePay(bookingId: string) {
  return useAction(async () => {
    const { url } = await payments.link(bookingId)
    window.location.assign(url)
  })
}
