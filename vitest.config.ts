import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // No test changes what its modules share, so a file need not load all of them anew.
    isolate: false,
    // Much of the time is spent waiting for the database, more than two cores can be kept busy with.
    maxWorkers: 3,
    // Only what hangs is stopped: how fast a machine is says nothing of the program.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'src/**/rules/**/*.test.ts',
            'src/**/web/**/*.test.{ts,tsx}',
            'src/design/**/*.test.{ts,tsx}',
            'commands/{testing,verifying}/**/*.test.ts',
            'test/house/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'src/**/server/**/*.test.ts',
            '{bench,commands/checking,demo,test/attacks,test/system}/**/*.test.ts',
          ],
          globalSetup: './test/support/global-database.ts',
        },
      },
    ],
  },
})
