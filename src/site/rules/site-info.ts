import { z } from 'zod'

export const SiteInfo = z.strictObject({
  /** Without a slash at the end; canonical links start with it. */
  publicUrl: z.string(),
  demo: z.boolean(),
  supportEmail: z.string(),
  supportPhone: z.string(),
  /** Whether a provider for text messages is configured. */
  texts: z.boolean(),
  socialLinks: z.array(z.strictObject({ label: z.string(), url: z.string() })),
})

export type SiteInfo = z.infer<typeof SiteInfo>
