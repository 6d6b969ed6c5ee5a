import type { Listing, ListingForm } from '#listings/rules/wire.ts'

interface Calls {
  create: (form: ListingForm, idempotencyKey: string) => Promise<Listing>
  change: (id: string, form: ListingForm) => Promise<Listing>
}

/**
 * Saves run one after the other: the first creates the listing, later ones change it and name the
 * version they saw. So neither two presses nor two tabs can mix up the listing.
 */
export function createSaveQueue(calls: Calls, start: Listing | undefined, newKey: () => string) {
  let latest = start
  let tail: Promise<unknown> = Promise.resolve()
  let creation = { body: '', key: '' }

  /** Trying the first save again after a lost answer must not make a second listing. */
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
    /** `read` is called when its turn comes, so that it sees what earlier saves brought. */
    save(read: () => ListingForm): Promise<Listing> {
      const saved = tail.then(() => send(read()))
      tail = saved.catch(() => undefined)
      return saved
    },
    /** Waits for its turn like a save; what `read` returns becomes the latest listing. */
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
