import type { Listing, ListingForm } from '#listings/rules/wire.ts'

interface Calls {
  create: (form: ListingForm, idempotencyKey: string) => Promise<Listing>
  change: (id: string, form: ListingForm) => Promise<Listing>
}

/**
 * Saves one after the other: the first creates the listing, every later one changes it and says
 * which version it saw, so that neither two presses nor two tabs can mix anything up.
 */
export function createSaveQueue(calls: Calls, start: Listing | undefined, newKey: () => string) {
  let latest = start
  let tail: Promise<unknown> = Promise.resolve()
  let creation = { body: '', key: '' }

  /** The same first save, tried again after a lost answer, must not make a second listing. */
  const keyFor = (form: ListingForm) => {
    const body = JSON.stringify(form)
    if (body !== creation.body) creation = { body, key: newKey() }
    return creation.key
  }
  const send = async (form: ListingForm) => {
    latest = latest
      ? await calls.change(latest._id, { ...form, version: latest.version })
      : await calls.create(form, keyFor(form))
    return latest
  }

  return {
    /** The form is read when its turn comes, so that it holds what the turn before brought. */
    save(read: () => ListingForm): Promise<Listing> {
      const saved = tail.then(() => send(read()))
      tail = saved.catch(() => undefined)
      return saved
    },
    /** Takes its turn among the saves; the listing it answers is the latest from then on. */
    adopt(read: (latest: Listing | undefined) => Promise<Listing>): Promise<Listing> {
      const adopted = tail.then(async () => {
        latest = await read(latest)
        return latest
      })
      tail = adopted.catch(() => undefined)
      return adopted
    },
  }
}
