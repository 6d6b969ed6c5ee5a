import { mask } from '#messages/rules/masking/masking.ts'

/**
 * A reason could be used to pass on contact details, so it is masked like a message before payment.
 */
export function reasonOfHost(reason: string | undefined): string | null {
  return reason === undefined ? null : mask(reason).text
}
