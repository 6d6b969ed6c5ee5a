import { z } from 'zod'

const base64url = (length: number) =>
  z
    .string()
    .max(length + 2)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)

const Endpoint = z.url({ protocol: /^https?$/ }).max(1000)

export const PushSubscription = z.strictObject({
  endpoint: Endpoint,
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

export const PushEnd = z.strictObject({ endpoint: Endpoint })

export const PushKey = z.strictObject({ key: z.string() })

/** A person's oldest device makes room for a new one. */
export const mostSubscriptions = 10

export interface PushNotice {
  title: string
  body: string
  /** A page of ours, beginning with a slash. */
  url: string
  /** A notification replaces older ones with the same tag. */
  tag: string
}
