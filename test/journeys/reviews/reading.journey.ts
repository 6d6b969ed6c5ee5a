import { expect, test } from '../fixtures.ts'

async function reviewedSpace(request: {
  post(path: string, options: object): Promise<{ json(): Promise<{ data: Card[] }> }>
}): Promise<Card> {
  const found = await request.post('/api/v1/users/listings', {
    data: { sort: 'rated', limit: 50 },
  })
  const { data } = await found.json()
  const [best] = data.filter(({ rating }) => rating !== null)
  if (!best) throw new Error('The demo has no space with reviews')
  return best
}

interface Card {
  _id: string
  rating: { average: number; count: number } | null
}

test('the reviews of a space are read, chosen by stars and searched', async ({ page, request }) => {
  const { _id, rating } = await reviewedSpace(request)
  await page.goto(`/book/${_id}`)
  await expect(page.getByText(`(${rating?.count})`).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Review' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Review' })
  await expect(panel.getByRole('article')).toHaveCount(Math.min(10, rating?.count ?? 0))
  await expect(panel.getByText(/of 5 stars from/).first()).toBeVisible()
  await panel.getByRole('searchbox').fill('nobody says this')
  await expect(panel.getByText('No review fits that')).toBeVisible()
  await panel.getByRole('searchbox').fill('')
  await expect(panel.getByRole('article').first()).toBeVisible()
})

test('a partner has a page that leads to their spaces', async ({ page, request }) => {
  const { _id } = await reviewedSpace(request)
  await page.goto(`/book/${_id}`)
  await page.getByRole('link', { name: /All spaces and figures of/ }).click()
  await expect(page.getByText('Requests answered')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the newest reviews stand on the page of the space', async ({ page, request }) => {
    const { _id, rating } = await reviewedSpace(request)
    const answer = await request.get(`/api/v1/users/listings/${_id}/reviews?limit=1`)
    const { data } = await answer.json()
    await page.goto(`/book/${_id}`)
    // This browser only runs no scripts, so it treats `noscript` as text: check the markup.
    const markup = await page.content()
    expect(markup).toContain(data[0].text.slice(0, 20))
    const written = markup.match(/of 5 stars<\/h3>/g)?.length ?? 0
    expect(written).toBe(Math.min(10, rating?.count ?? 0))
  })
})
