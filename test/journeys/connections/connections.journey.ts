import { webhookReceiver } from '#test/servers/webhook-receiver.ts'
import { expect, expectSaid, openAccount, test } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expectNoAxeViolations } from '../fixtures.ts'

test.use({ viewport: { width: 320, height: 700 } })

test('a partner makes a key for a program, and has another told what happens', async ({
  page,
  request,
  readMail,
}) => {
  const partner = await openAccount(request, readMail, 'partner')
  await openSignedIn(page, partner, '/connections')
  await expect(page.getByRole('heading', { name: 'No keys yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  await expectNoAxeViolations(page)

  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const called = (key: string) =>
    request.get('/api/v1/listings', { headers: { authorization: `Bearer ${key}` } })

  const key = await test.step('the key is shown once and works at once', async () => {
    await page.getByRole('button', { name: 'Make a key' }).click()
    await dialog.getByRole('button', { name: 'Make a key' }).click()
    await expect(dialog).toContainText('Please choose what the key may do.')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Our website')
    await dialog.getByLabel('Listings', { exact: true }).check()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Make a key' }).click()
    await expect(dialog).toContainText('What you typed is still here, but not saved yet.')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Our website')
    await expect(dialog.getByLabel('Listings', { exact: true })).toBeChecked()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Make a key' }).click()
    const made = (await page.getByTestId('secret').textContent()) ?? ''
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await page.mouse.click(160, 5)
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'I have saved it' }).click()
    await expect(page.getByRole('button', { name: 'Make a key' })).toBeFocused()
    expect((await called(made)).status()).toBe(200)
    expect(await page.content()).not.toContain(made)
    return made
  })

  await test.step('and no more once it is revoked', async () => {
    await page.getByRole('button', { name: 'Revoke the key Our website' }).click()
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
    await expectSaid(page, 'The key is revoked')
    expect((await called(key)).status()).toBe(401)
  })

  const receiver = await webhookReceiver()
  try {
    await test.step('an address gets a test, and the log says what it answered', async () => {
      await page.getByRole('button', { name: 'Add an address' }).click()
      const address = `${receiver.origin}/hook`
      await dialog.getByRole('textbox', { name: 'Address' }).fill(address)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Add an address' }).click()
      await expect(dialog).toContainText('What you typed is still here, but not saved yet.')
      await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(address)
      await expectNoAxeViolations(page)
      await dialog.getByRole('button', { name: 'Add an address' }).click()
      await expect(page.getByTestId('secret')).toHaveText(/^whsec_/)
      await dialog.getByRole('button', { name: 'I have saved it' }).click()
      await page.getByRole('button', { name: 'Send a test' }).click()
      await page.getByRole('link', { name: /^Deliveries to/ }).click()
      await expect(page.getByText('Answer 200: Thank you')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    await test.step('anything can be sent again', async () => {
      await page.getByRole('button', { name: /^Send again: Test/ }).click()
      await expect(page.getByText('Answer 200: Thank you')).toHaveCount(2)
      const [first, second] = receiver.at('/hook')
      expect(second?.body).toEqual(first?.body)
    })
  } finally {
    await receiver.close()
  }
})
