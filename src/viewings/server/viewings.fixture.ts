import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'
import { followViewings } from './follow-viewings.ts'

const stepMs = 15 * minuteMs

/** Rae may ask to see a space of Hal. */
export function viewings() {
  const story = storyOf(async app => {
    const host = await signUp(app, { role: 'partner', firstName: 'Hal' })
    return {
      host,
      renter: await signUp(app, { role: 'customer', firstName: 'Rae' }),
      stranger: await signUp(app, { role: 'partner' }),
      listing: await approvedListing(app, host),
    }
  })

  /** So many hours from now, rounded up to a quarter of an hour. */
  function at(hours: number): string {
    const exact = after(story.app.clock.now(), hours * hourMs).getTime()
    return new Date(Math.ceil(exact / stepMs) * stepMs).toISOString()
  }
  const ask = (times: string[], person: Person = story.renter, listing = story.listing._id) =>
    story.app.post('/viewings', { listing, times }, person)
  async function asked(...hours: number[]) {
    const { status, body } = await ask(hours.map(at))
    if (status !== 201) throw new Error(`not asked: ${body.error}`)
    return body.data
  }
  const answer = (id: string, body: object, person: Person = story.host) =>
    story.app.patch(`/viewings/${id}`, body, person)
  const mine = async (as: 'renter' | 'host', show = 'open') => {
    const person = as === 'host' ? story.host : story.renter
    return (await story.app.get(`/viewings?as=${as}&show=${show}`, person)).body.data
  }
  async function agreed(hours: number) {
    const viewing = await asked(hours)
    const { status, body } = await answer(viewing._id, { event: 'pick', time: viewing.proposed[0] })
    if (status !== 200) throw new Error(`not agreed: ${body.error}`)
    return body.data
  }
  async function passTo(now: Date) {
    await story.app.post('/dev/clock', { now: now.toISOString() })
    await followViewings(story.app.services)
  }
  const newest = async (person: Person) => {
    const { body } = await story.app.get(`/dev/outbox?to=${encodeURIComponent(person.email)}`)
    return body.data[0]
  }
  const exactAddress = () => story.listing.address
  return { story, at, ask, asked, answer, mine, agreed, passTo, newest, exactAddress }
}
