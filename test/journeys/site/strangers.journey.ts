import { publicPages } from '#site/rules/public-pages.ts'
import { found, secretForm } from '../../attacks/canaries.ts'
import { expect, test } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'

const hostile = {
  storageTitle: '</script><script>window.harmed=1</script><!-- {{7*7}}',
  description: '<img src=x onerror="window.harmed=1"> javascript:alert(1)\u2028=cmd()',
}
/** Other journeys of this server let spaces in the same place. */
const newest = '/search?s=Leeds&sort=newest'

/** Short numbers occur by chance in the names of scripts. */
const seen = (text: string) => found(text).filter(canary => canary.length > 6)

test('a stranger reads no secret of a partner on any page, and no words of a partner do anything', async ({
  page,
  request,
  readMail,
  baseURL,
}) => {
  const host = await openHost(request, readMail)
  const headers = { authorization: `Bearer ${host.token}` }
  const { data: me } = await (await request.get('/api/v1/users/me', { headers })).json()
  const known = { lastName: 'Canarysurname', phone: '07700 900471' }
  const told = await request.patch(`/api/v1/users/${me._id}`, { headers, data: known })
  expect(told.ok()).toBe(true)
  const { _id } = await publishListing(request, host, { ...secretForm, ...hostile })

  const map = await request.get('/sitemap.xml')
  expect(await map.text()).toContain(`/book/${_id}`)
  const own = [`/book/${_id}`, `/checkout/${_id}`, newest, '/storage/leeds']
  const closed = ['/listings', `/listings/edit/${_id}`, '/bookings', '/personal-details', '/admin']
  const hints = `response=success&bookingId=${_id}&bookingId=x&sessionId=cs_x`
  const others = [
    `/payment/result?${hints}`,
    `/receipt/${_id}`,
    '/_app',
    '/robots.txt',
    '/sitemap.xml',
  ]
  for (const address of [...publicPages, ...own, ...closed, ...others]) {
    const response = await request.get(address)
    const text = await response.text()
    expect(response.status(), address).toBeLessThan(500)
    expect(seen(text), address).toEqual([])
    expect(text, address).not.toContain('<script>window.harmed')
    const policy = response.headers()['content-security-policy'] ?? ''
    const isPage = response.headers()['content-type']?.includes('html')
    if (isPage) expect(policy, address).toMatch(/script-src [^;]*'sha256-/)
    expect(policy, address).not.toContain('unsafe-inline')
  }

  const nonsense = ['%00', '%ff', '..%2f..%2fetc', '%27', '<b>', 'x'.repeat(5000), '__proto__']
  for (const place of ['/book/', '/storage/', '/receipt/', '/day-sheet/', '/media/', '//']) {
    for (const end of nonsense) {
      const odd = await request.get(`${baseURL}${place}${end}`, { maxRedirects: 0 })
      expect(odd.status(), place + end.slice(0, 20)).toBeLessThan(500)
    }
  }

  await page.goto(`/book/${_id}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(hostile.storageTitle)
  await expect(page.getByText('<img src=x').first()).toBeVisible()
  await page.goto(newest)
  await expect(page.getByText('</script>').first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'harmed'))).toBeUndefined()
})
