import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('reports all settings that do not fit together at once', () => {
  const settings = { S3_BUCKET: 'pictures', STRIPE_SECRET_KEY: 'sk_test_secret' }
  expect(() => readConfig(settings)).toThrow(/S3_BUCKET: .+\n {2}STRIPE_WEBHOOK_SECRET: /)
})
