import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, expectNoAxeViolations, test } from '../fixtures.ts'
import { fillListing, openHost, publishListing } from './hosts.ts'

const near = {
  address: '3 Fore Street, Truro, TR1 2AA',
  formattedAddress: { street: '3 Fore Street', area: 'Truro' },
  coordinates: { lat: 50.2632, lng: -5.051 },
}

test('a partner sees what like spaces nearby cost, and takes the middle price', async ({
  page,
  request,
  readMail,
}) => {
  const neighbour = await openHost(request, readMail)
  for (const monthlyRate of [80, 100, 150]) {
    await publishListing(request, neighbour, { ...near, monthlyRate })
  }
  const host = await openHost(request, readMail)
  const { _id } = await fillListing(request, host, { ...near, monthlyRate: 60 })

  await openSignedIn(page, host, `/listings/create?id=${_id}&step=pricing`)
  const step = page.getByRole('main')
  await expect(step.getByRole('heading', { name: 'What others near you ask' })).toBeVisible()
  await expect(
    step.getByText('3 spaces of this type and size within 25 km (16 miles).'),
  ).toBeVisible()
  await expect(step.getByText('From £80 to £150; the one in the middle asks £100.')).toBeAttached()
  await step.getByRole('button', { name: 'Use £100 per month' }).click()
  await expect(step.getByRole('spinbutton', { name: 'Monthly rate' })).toHaveValue('100')
  await expectNoAxeViolations(page)
})
