import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'

/** Without its comments, which every page would have to read past. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Violations only: takes a third of the time. */
const options: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
}

/**
 * What axe finds wrong with a page, and where. Its own wrapper for Playwright also looks into
 * frames, which we do not have, and carries over what is well: as long again.
 */
export async function axeViolations(page: Page) {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source)
  const violations = await page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(
      node => `${node.target.join(' ')}: ${node.html.slice(0, 200)}\n${node.failureSummary}`,
    ),
  }))
}
