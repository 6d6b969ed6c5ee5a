import { z } from 'zod'

/** What every page may know about this deployment. */
export const SiteInfo = z.strictObject({
  /** Without a slash at the end; canonical links start with it. */
  publicUrl: z.string(),
  demo: z.boolean(),
  supportEmail: z.string(),
  supportPhone: z.string(),
  /** Whether anybody carries texts here. */
  texts: z.boolean(),
  socialLinks: z.array(z.strictObject({ label: z.string(), url: z.string() })),
})

export type SiteInfo = z.infer<typeof SiteInfo>
