import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // No test changes the state of shared modules, so files need not load them again.
    isolate: false,
    // Tests often wait for the database, so more workers than cores are faster.
    maxWorkers: 3,
    // Objects of a test die young: with more room for them, little is ever copied.
    execArgv: ['--max-semi-space-size=64'],
    // Only for tests that hang: the speed of a machine says nothing about the program.
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
            'commands/{building,testing,verifying,writing}/**/*.test.ts',
            'test/house/*.test.ts',
          ],
          setupFiles: './test/support/runner/browser-transport.ts',
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
          globalSetup: [
            './test/support/runner/built-program.ts',
            './test/support/runner/global-database.ts',
          ],
          setupFiles: './test/support/runner/remembered-hashes.ts',
        },
      },
    ],
  },
})
