import { csvOf } from '#foundation/rules/csv.ts'
import { importColumns, importFields } from '#listings/rules/import/columns.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'
import { openHost } from './hosts.ts'

test.slow()
test.use({ viewport: narrow })

type Line = Partial<Record<(typeof importFields)[number], string>>

const fileOf = (...lines: Line[]) => ({
  ...{ name: 'spaces.csv', mimeType: 'text/csv' },
  buffer: Buffer.from(
    csvOf([
      importFields.map(field => importColumns[field].heading),
      ...lines.map(line => importFields.map(field => line[field] ?? importColumns[field].example)),
    ]),
  ),
})

test('a partner adds many spaces at once, once every line is right', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  await openSignedIn(page, host, '/listings')
  await page.getByRole('link', { name: 'Add many at once' }).click()
  await page.getByText('What goes into each column').click()
  await expect(page.getByText(/Garage & Lock Up \| /)).toBeVisible()
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Get the template' }).click()
  expect((await template).suggestedFilename()).toBe('holdall-spaces.csv')
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)

  const file = page.getByLabel('CSV file')
  const good = { reference: 'A-1', storageTitle: 'Loft over the bakery' }
  await file.setInputFiles(fileOf(good, { reference: 'A-2', monthlyRate: 'lots' }))
  await expect(page.getByText('1 thing is wrong with this file')).toBeVisible()
  const row = page
    .getByRole('table', { name: 'What is wrong, line by line' })
    .getByRole('row')
    .last()
  await expect(row).toContainText('3')
  await expect(row).toContainText('Monthly rate')
  await expect(row).toContainText('Please write an amount such as 85 or 85.50.')
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)

  await file.setInputFiles(fileOf(good, { reference: 'A-2', monthlyRate: '90' }))
  await page.getByRole('button', { name: 'Add 2 drafts' }).click()
  await expect(page.getByText('2 drafts are added')).toBeVisible()
  await page.getByRole('link', { name: 'To your listings' }).click()
  await expect(page.getByRole('article', { name: 'Loft over the bakery' })).toContainText('Draft')
})
