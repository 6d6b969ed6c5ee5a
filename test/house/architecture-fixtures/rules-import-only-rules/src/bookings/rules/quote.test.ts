import fc from 'fast-check'
import { it } from 'vitest'
import { chromium } from '@playwright/test' // breach
import type { Everything } from './quote.ts'

it('is a test', () => fc.assert(chromium as unknown as Everything))
