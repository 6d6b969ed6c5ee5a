import { expect, logIn, test } from '../accounts/people.ts'
import { photographOf } from '../accounts/pictures.ts'
import { openHost, operator } from '../listings/hosts.ts'
import { wide } from '../site/addresses.ts'
import { press, tabTo, typeInto } from './keys.ts'

test.use({ viewport: wide })

test('a partner with nothing but keys lists a space, and an operator lets it in', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  const host = await openHost(request, readMail)
  const title = `Keyed loft of ${host.email.split('@')[0]}`
  await logIn(page, host, '/listings/create')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const optional = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const choose = async (name: string, letters: string) => {
    await tabTo(page, field(name))
    await page.keyboard.type(letters)
  }
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })

  await test.step('says where it is, and moves the pin', async () => {
    const geocoded = page.waitForResponse(/places\/geocode/)
    await typeInto(page, page.getByRole('combobox', { name: 'Address', exact: true }), 'Lincoln')
    await expect(page.getByRole('option', { name: /^Lincoln/ }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await typeInto(page, optional('House number'), '7')
    await typeInto(page, optional('Street'), 'Rope Walk')
    const pin = page.getByRole('button', { name: /Your space/ })
    const { data: lincoln } = await (await geocoded).json()
    await press(page, pin, 'ArrowUp')
    await choose('Storage type', 'Loft')
    await choose('Floor', 'Second')
    await press(page, page.getByRole('checkbox', { name: 'Lighting' }), 'Space')
    const created = page.waitForRequest(
      call => call.method() === 'POST' && /listings$/.test(call.url()),
    )
    await press(page, next)
    expect((await created).postDataJSON().coordinates.lat).toBeGreaterThan(lincoln.lat)
  })

  await test.step('describes and shows it', async () => {
    await expect(heading('Describe your listing')).toBeFocused()
    await choose('Size', '50')
    const pictures = field('Pictures and videos')
    // Asked for well before the key: the page may hear of the key first otherwise.
    const choosing = page.waitForEvent('filechooser')
    await press(page, pictures)
    const chooser = await choosing
    await chooser.setFiles([await photographOf(20_000)])
    const media = page.getByRole('list', { name: 'Your pictures and videos' })
    await expect(media.getByRole('listitem')).toHaveCount(1)
    await expect(pictures).toBeFocused()
    await typeInto(page, field('Storage title'), title)
    await typeInto(page, field('Description'), 'Dry, with a proper ladder.')
    await press(page, next)
  })

  await test.step('says when, and for how much', async () => {
    await expect(heading('Provide storage availability period')).toBeFocused()
    await choose('Access period', 'Any')
    await choose('Access type', 'Key safe')
    await choose('Shortest rental period', '1 day')
    await choose('Notice period', '1 day')
    await press(page, next)
    await expect(heading('State pricing')).toBeFocused()
    await typeInto(page, field('Monthly rate'), '60')
    await typeInto(page, field('Hourly rate'), '2')
    await press(page, page.getByRole('switch', { name: /^I agree to the terms/ }), 'Space')
    await press(page, next)
    const done = page.getByRole('alertdialog', { name: 'Your listing is almost live!' })
    await press(page, done.getByRole('button', { name: 'Proceed to dashboard' }))
    await expect(page).toHaveURL('/listings')
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  })

  await test.step('is let in by an operator, who is not left nowhere', async () => {
    const desk = await browser.newContext({ baseURL: baseURL ?? '', viewport: wide })
    const console = await desk.newPage()
    await logIn(console, operator, `/admin?q=${encodeURIComponent(title)}`)
    await press(console, console.getByRole('button', { name: /^Approve/ }))
    await expect(console.getByRole('main')).toBeFocused()
    await readMail(host.email, /is live/)
    await desk.close()
  })
})
