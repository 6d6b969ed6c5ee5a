import { mask } from '#messages/rules/masking/masking.ts'

/** A no is no way past Holdall either: its reason hides what a message would before a payment. */
export function reasonOfHost(reason: string | undefined): string | null {
  return reason === undefined ? null : mask(reason).text
}
