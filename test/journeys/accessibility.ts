import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with a page, and where. */
export async function axeViolations(page: Page) {
  // Violations only, and no frames, which we do not have: takes a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: standards }, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(
      node => `${node.target.join(' ')}: ${node.html.slice(0, 200)}\n${node.failureSummary}`,
    ),
  }))
}
