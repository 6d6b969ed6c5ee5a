import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './commands/testing/chromium.ts'

const executablePath = process.env.CHROMIUM_PATH ?? findChromium()
if (executablePath) process.env.CHROMIUM_PATH = executablePath

/** A page of a journey lives for seconds: to compile its code well takes longer than to run it. */
const argsForShortLives = ['--js-flags=--no-turbofan --no-maglev']

/** Recording every step costs a third of the time, so a failed journey is traced on request. */
const isTracing = process.env.TRACE === '1'

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/journeys',
  workers: 2,
  // A busy machine may be too slow once; journeys that needed a second try are listed.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/journeys.json' }]],
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...chromiumArgs, ...argsForShortLives],
    },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: isTracing ? 'retain-on-failure' : 'off',
  },
})
