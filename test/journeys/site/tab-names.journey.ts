import { expect, logIn, test } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { paidBooking } from '../bookings/both-sides.ts'
import { openHost, operator } from '../listings/hosts.ts'

test('who has several tabs open can tell their pages apart', async ({
  page,
  request,
  readMail,
}) => {
  test.slow()
  const form = { storageTitle: 'Arch 9' }
  const { host, renter, listing, booking } = await paidBooking(request, readMail, { form })
  const called = async (addresses: Record<string, string>) => {
    for (const [address, title] of Object.entries(addresses)) {
      await page.goto(address)
      await expect(page, address).toHaveTitle(new RegExp(`^(\\(\\d\\) )?${title} \\| Holdall$`))
    }
  }
  await openSignedIn(page, renter)
  await called({
    [`/your-storage/${booking._id}`]: 'Arch 9 - booking',
    [`/inventory/${booking._id}`]: 'Arch 9 - things in store',
    [`/receipt/${booking._id}`]: 'Arch 9, .+ - receipt',
    [`/api/v1/booking/${booking._id}/evidence`]: 'Arch 9 - evidence',
  })
  await openSignedIn(page, host)
  await called({
    '/messages': 'Messages',
    [`/listings/edit/${listing._id}`]: 'Arch 9 - edit listing',
  })
  await page.goto('/messages')
  await page.getByRole('link', { name: new RegExp(renter.firstName) }).click()
  await expect(page).toHaveTitle(`${renter.firstName}, Arch 9 - messages | Holdall`)
  await page.goBack()
  await expect(page).toHaveTitle('Messages | Holdall')
  await openSignedIn(page, operator)
  await called({
    '/admin': 'Listings - console',
    '/admin/people': 'People - console',
    [`/admin/bookings/${booking._id}`]: 'Arch 9 - Bookings - console',
    [`/admin/listings/${listing._id}`]: 'Arch 9 - Listings - console',
  })
  await page.goto(`/admin/people?q=${encodeURIComponent(host.email)}`)
  await page.getByRole('main').getByRole('link', { name: host.firstName }).click()
  await expect(page).toHaveTitle(
    new RegExp(`^${host.firstName} .* - People - console \\| Holdall$`),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Console: People')
})

test('who logs in hears where they are and nothing else, and has the focus there', async ({
  page,
  request,
  readMail,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    new MutationObserver(() => {
      const said = document.querySelector('p.sr-only[aria-live="polite"]')?.textContent
      if (said && heard.at(-1) !== said) heard.push(said)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  const host = await openHost(request, readMail)
  await logIn(page, host, '/drivers')
  await expect(page.getByRole('heading', { level: 1, name: 'Drivers' })).toBeVisible()
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
  await expect.poll(heard).toEqual([expect.stringMatching(/^(\(\d\) )?Drivers \| Holdall$/)])
  await expect(page.getByRole('main')).toBeFocused()
})
