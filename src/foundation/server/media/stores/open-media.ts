import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { localMedia } from './local-media.ts'
import type { MediaStore } from './media-store.ts'
import { s3Media } from './s3-media.ts'

/** A bucket if one is configured, otherwise a folder beside the database. */
export function openMedia(config: Config): MediaStore {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (!S3_BUCKET) return localMedia(join(config.dataDir, 'media'))
  return s3Media({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  })
}
