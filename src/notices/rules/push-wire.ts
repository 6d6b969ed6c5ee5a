import { z } from 'zod'

const base64url = (length: number) =>
  z
    .string()
    .max(length + 2)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)

const Endpoint = z.url({ protocol: /^https?$/ }).max(1000)

/** What a browser says when it has been asked to take notifications. */
export const PushSubscription = z.strictObject({
  endpoint: Endpoint,
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

export const PushEnd = z.strictObject({ endpoint: Endpoint })

export const PushKey = z.strictObject({ key: z.string() })

/** So many devices of one person are told; the one that asked first makes room. */
export const mostSubscriptions = 10

/** What a service worker is handed; push services take less than 4,000 bytes. */
export interface PushNotice {
  title: string
  body: string
  /** A page of ours, from the slash on. */
  url: string
  /** The newest with the same tag takes the place of the others. */
  tag: string
}
