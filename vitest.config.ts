import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'src/**/rules/**/*.test.ts',
            'src/**/web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'test/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'src/*.test.ts',
            'src/**/server/**/*.test.ts',
            '{bench,checks,demo,test/abuse}/**/*.test.ts',
          ],
          globalSetup: './test/global-database.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
