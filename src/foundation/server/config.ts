import { resolve } from 'node:path'
import { z } from 'zod'
import { readServerList } from './database/opening/server-list.ts'

const flag = z.enum(['0', '1']).transform(value => value === '1')
const list = z
  .string()
  .default('')
  .transform(text =>
    text
      .split(',')
      .map(item => item.trim())
      .filter(Boolean),
  )

function refuseBadAddress(address: string, context: z.RefinementCtx): void {
  try {
    readServerList(address)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' })
  }
}

function isPathOrUrl(text: string): boolean {
  return (
    !/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || (/^https?:\/\/[^/]/.test(text) && URL.canParse(text))
  )
}

/** Every setting of the program. `.env.example` and the compose file are tested against it. */
export const Settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('development')
    .describe('production refuses demo mode unless DEMO=1 says otherwise'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('where to listen'),
  HOST: z.string().default('0.0.0.0').describe('the address to listen on'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address people type; links in mail and payments use it'),
  DATA_DIR: z.string().default('./data').describe('the embedded database, media and keys'),
  DEPLOYMENT_KEY: z
    .string()
    .min(32)
    .optional()
    .describe('the secret that seals codes and logins; unset keeps a generated one in DATA_DIR'),
  OTHER_DEPLOYMENT_KEY: z
    .string()
    .min(32)
    .optional()
    .describe('a second key that still opens what it sealed, while the key is being changed'),
  DATABASE_URL: z
    .string()
    .superRefine(refuseBadAddress)
    .optional()
    .describe(
      'PostgreSQL 15 or later, or several servers of which one is the primary; unset runs an embedded one in DATA_DIR',
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(20)
    .describe('connections this process may hold'),
  DATABASE_REPLICA_URLS: list.describe(
    'streaming replicas that visitors read from while they are at most a moment behind',
  ),
  DEMO: flag.optional().describe('1 or 0; by default on without DATABASE_URL outside production'),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('how much the log says'),
  TRUST_PROXY: list.describe('networks whose X-Forwarded-For counts, such as 10.0.0.0/8'),
  CORS_ORIGINS: list.describe('other origins that may call the API; empty allows none'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('where mail is sent; unset keeps it in the outbox'),
  MAIL_FROM: z
    .string()
    .default('Holdall <hello@holdall.example>')
    .describe('the sender of every mail'),
  TEXTS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'where texts are sent, with name and password in it, as Twilio takes messages; unset sends none',
    ),
  TEXTS_FROM: z
    .string()
    .max(20)
    .default('Holdall')
    .describe('the number or name that texts come from'),
  ALLOW_LOOPBACK_CALLS: flag
    .default(false)
    .describe(
      '1 lets calls to addresses that people gave us reach this machine, for trying things out',
    ),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe('the bucket for pictures and films; unset keeps them in DATA_DIR'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the S3-compatible store; unset means Amazon in S3_REGION'),
  S3_REGION: z.string().default('eu-west-2').describe('the region requests are signed for'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('needed with S3_BUCKET'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('needed with S3_BUCKET'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/)
    .optional()
    .describe('the secret key of Stripe; unset plays the payments with a built-in sandbox'),
  STRIPE_WEBHOOK_SECRET: list.describe(
    'what webhooks are signed with, needed with STRIPE_SECRET_KEY; two while it is being changed',
  ),
  STRIPE_REQUESTS_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(90)
    .describe(
      'how many calls to Stripe this process begins in a second; Stripe allows 100 to all processes together',
    ),
  ALLOW_TEST_PAYMENTS: flag
    .default(false)
    .describe('1 lets production run on the sandbox, where no money moves'),
  ALLOW_LIVE_EMBEDDED: flag
    .default(false)
    .describe('1 lets live keys run on the embedded database, without DATABASE_URL'),
  GEOCODER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('a geocoder that speaks like Nominatim; unset knows towns and postcode areas only'),
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the style of a street map, offered beside the map that is drawn without a network'),
  MAP_TILES: z
    .string()
    .max(2000)
    .refine(isPathOrUrl, 'is a path on this machine, or an address with https')
    .optional()
    .describe('streets: a PMTiles file on this machine, or its address in a bucket of yours'),
  MAP_ORIGINS: list.describe('origins beyond that of MAP_STYLE_URL that the street map loads from'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('the bearer token that /metrics asks for; unset answers loopback only'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('a collector of OpenTelemetry traces, over HTTP; unset traces nothing'),
  FLOOD_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe(
      'requests one account or address may send in ten seconds; besides, one address may send as many wrong tokens, ask for as many pages, and for ten times as many pictures and pieces of map',
    ),
  REQUESTS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .default(100)
    .describe('requests this process works on at once; more are turned away with 503'),
  STREAMS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .default(5000)
    .describe('streams of messages that this process keeps open; more are turned away with 503'),
  STREAMS_OF_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(100)
    .describe('streams of messages that one address may keep open at this process'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .optional()
    .describe(
      'how long /readyz says no before a stop closes the door; by default 5 in production, else 0',
    ),
  SOCIAL_LINKS: list.describe('addresses of the operator on social networks, for the footer'),
  SUPPORT_EMAIL: z
    .email()
    .default('help@holdall.example')
    .describe('the contact email shown in the footer'),
  SUPPORT_PHONE: z
    .string()
    .default('+44 20 7946 0018')
    .describe('the contact phone shown in the footer'),
})

export type Settings = z.infer<typeof Settings>

/** Those that are used as they are given. */
type PlainSettings = Omit<Settings, 'DEMO' | 'PUBLIC_URL' | 'DATA_DIR' | 'DRAIN_SECONDS'>

export interface Config extends PlainSettings {
  demo: boolean
  drainSeconds: number
  publicUrl: string
  dataDir: string
}

export class ConfigFault extends Error {
  override name = 'ConfigFault'
}

/**
 * Reads the environment once. Reports at once all settings that are wrong by themselves, or else
 * all that do not fit together.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    return refuse(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`))
  }
  const { DEMO, PUBLIC_URL, DATA_DIR, DRAIN_SECONDS, ...settings } = parsed.data
  const isLive = settings.STRIPE_SECRET_KEY?.includes('_live_') ?? false
  const plainDemo = !settings.DATABASE_URL && settings.NODE_ENV !== 'production'
  const demo = DEMO ?? (plainDemo && !isLive)
  const misfits = settingsThatDoNotFit(settings, { demo, isLive })
  if (misfits.length > 0) return refuse(misfits)
  return {
    ...settings,
    demo,
    publicUrl: (PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(DATA_DIR),
    drainSeconds: DRAIN_SECONDS ?? (settings.NODE_ENV === 'production' ? 5 : 0),
  }
}

function refuse(faults: readonly string[]): never {
  throw new ConfigFault(`The configuration has faults:\n  ${faults.join('\n  ')}`)
}

function settingsThatDoNotFit(
  settings: PlainSettings,
  { demo, isLive }: { demo: boolean; isLive: boolean },
): string[] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, DATABASE_URL, ALLOW_LIVE_EMBEDDED } = settings
  const { ALLOW_LOOPBACK_CALLS, NODE_ENV, MAP_TILES, MAP_STYLE_URL } = settings
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  return [
    ...(S3_BUCKET && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
      ? ['S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY']
      : []),
    ...(ALLOW_LOOPBACK_CALLS && NODE_ENV === 'production'
      ? ['ALLOW_LOOPBACK_CALLS: refused in production']
      : []),
    ...(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET.length === 0
      ? ['STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY']
      : []),
    ...(MAP_TILES && MAP_STYLE_URL
      ? ['MAP_TILES: stands in for MAP_STYLE_URL, so set only one']
      : []),
    ...(isLive && demo ? ['STRIPE_SECRET_KEY: live keys are refused in demo mode'] : []),
    ...(isLive && !DATABASE_URL && !ALLOW_LIVE_EMBEDDED
      ? ['STRIPE_SECRET_KEY: live keys need DATABASE_URL, or ALLOW_LIVE_EMBEDDED=1']
      : []),
  ]
}
