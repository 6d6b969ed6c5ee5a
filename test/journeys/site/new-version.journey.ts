import { expect, logIn, openAccount, test } from '../accounts/people.ts'

test('a page of the version before finds its parts gone, is loaded anew, and loses no form', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openAccount(request, readMail, 'customer')
  await logIn(page, person, '/personal-details')
  await page.getByLabel('First name').fill('Rowan')
  await page.waitForLoadState('networkidle')

  let isOld = true
  const gone: string[] = []
  page.on('request', asked => {
    if (asked.isNavigationRequest()) isOld = false
  })
  await page.route('**/assets/*.js', (route, asked) => {
    if (!isOld) return route.continue()
    gone.push(asked.url())
    return route.fulfill({ status: 404, body: 'not found' })
  })
  await page.getByRole('link', { name: 'Book a listing' }).click()
  await expect(page.getByRole('heading', { name: 'Find Storage' })).toBeVisible()
  await expect(page).toHaveURL('/search')
  expect(gone).not.toEqual([])

  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('Rowan')
})
