import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '#accounts/server/leaving/delete-account.ts'
import { NewComplaint } from '#complaints/rules/wire.ts'
import { openComplaint } from '#complaints/server/open-complaint.ts'
import { makeKey } from '#connections/server/keys/make-key.ts'
import { addAddress } from '#connections/server/webhooks/add-address.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { ItemWrite } from '#inventory/rules/wire.ts'
import { addItem } from '#inventory/server/items/list-item.ts'
import { ListingWrite } from '#listings/rules/wire.ts'
import { createListing } from '#listings/server/editing/create-listing.ts'
import { NewDriver } from '#moving/rules/driver-wire.ts'
import { createDriver } from '#moving/server/drivers/create-driver.ts'
import { SellerDetails } from '#payments/rules/payout-wire.ts'
import { saveSellerDetails } from '#payments/server/payees/seller-details.ts'
import { sendDocument } from '#payments/server/payees/verify-identity.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { recordPaid } from '#test/bookings.ts'
import { aDriver, type Person, signUp } from '#test/factories.ts'
import { firstStep } from '#test/listing-form.ts'
import { approvedBooking, sellerDetails } from '#test/money.ts'
import { personContext } from '../../../demo/person-context.ts'
import { accountHooks } from '../../../src/hooks.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
})
afterAll(() => app.close())

const contextOf = ({ user }: Person) =>
  personContext(app.services, user._id, user.role, app.clock.now())
const leave = (person: Person) => deleteAccount(contextOf(person), {}, accountHooks)
const refusal = { code: 'unauthenticated' }

describe('a request under way when its account is deleted leaves behind', () => {
  it('no listing, no driver and no document', async () => {
    const partner = await signUp(app)
    const ctx = contextOf(partner)
    await leave(partner)
    await expect(createListing(ctx, ListingWrite.parse(firstStep))).rejects.toMatchObject(refusal)
    await expect(createDriver(ctx, NewDriver.parse(aDriver()))).rejects.toMatchObject(refusal)
    const form = new FormData()
    form.append('kind', 'passport')
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    form.append('document', new File([new Uint8Array(await picture.png().toBuffer())], 'x.png'))
    const request = new Request('http://localhost:3000/', { method: 'POST', body: form })
    await expect(sendDocument(ctx, request)).rejects.toMatchObject(refusal)
    const { rows } = await app.pool.query(
      `select id from listing where host_id = $1
       union all select id from driver where host_id = $1
       union all select id from identity_document where user_id = $1`,
      [partner.user._id],
    )
    expect(rows).toEqual([])
  })

  it('no details for tax', async () => {
    const partner = await signUp(app)
    const ctx = contextOf(partner)
    await leave(partner)
    const details = SellerDetails.parse(sellerDetails)
    await expect(saveSellerDetails(ctx, details)).rejects.toMatchObject(refusal)
    const { rows } = await app.pool.query('select user_id from seller_details where user_id = $1', [
      partner.user._id,
    ])
    expect(rows).toEqual([])
  })

  it('no key and no webhook address', async () => {
    const partner = await signUp(app)
    const ctx = contextOf(partner)
    await leave(partner)
    const key = { name: 'Our website', scopes: ['listings' as const] }
    await expect(makeKey(ctx, key)).rejects.toMatchObject(refusal)
    const events = ['booking.paid' as const]
    const hook = { url: 'https://hooks.example/x', events }
    await expect(addAddress(ctx, hook)).rejects.toMatchObject(refusal)
    const { rows } = await app.pool.query(
      `select id from api_key where account_id = $1
       union all select id from webhook_address where account_id = $1`,
      [partner.user._id],
    )
    expect(rows).toEqual([])
  })

  it('no dispute and no list of things', async () => {
    const [host, renter] = [await signUp(app), await signUp(app, { role: 'customer' })]
    const { id, start } = await approvedBooking(app, { host, renter }, { hours: 60 })
    await recordPaid(app, id)
    app.clock.moveTo(after(start, 61 * hourMs))
    const ctx = contextOf(renter)
    await leave(renter)
    const text = 'Water comes through the roof and my boxes are wet.'
    const dispute = NewComplaint.parse({ reason: 'unsafe', wish: 'refund_part', text })
    await expect(openComplaint(ctx, id, dispute)).rejects.toMatchObject(refusal)
    const item = ItemWrite.parse({ name: 'Box', count: 1 })
    await expect(addItem(ctx, id, item)).rejects.toMatchObject(refusal)
    const { rows } = await app.pool.query(
      `select id from complaint where booking_id = $1
       union all select id from inventory_item where booking_id = $1`,
      [id],
    )
    expect(rows).toEqual([])
  })
})
