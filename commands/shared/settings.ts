import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '#foundation/server/config.ts'
import { root } from './run.ts'

/** The environment wins over `.env`. Tests do not read `.env`, so it cannot change them. */
export function loadSettings(): void {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

export function readSettings(): Config {
  loadSettings()
  return readConfig(process.env)
}
