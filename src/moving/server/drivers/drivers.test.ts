import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { sweepMedia } from '#foundation/server/media/sweep-media.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { aDriver, anEmail, type Person, signUp, strangerId } from '#test/factories.ts'
import { tidyDrivers } from './driver-picture.ts'
import { driverPicturesKnown } from './drivers-table.ts'

let app: TestApp
let host: Person
let stranger: Person

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  stranger = await signUp(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  host = await signUp(app)
})

const create = (body: unknown, who = host) => app.post('/drivers', body, who)
const created = async (wishes: Record<string, unknown> = {}) =>
  (await create(aDriver(wishes))).body.data
const change = (id: string, body: unknown, who = host) => app.patch(`/drivers/${id}`, body, who)
const mine = async (who = host) => (await app.get('/drivers', who)).body.data
const jpeg = (color = '#0E5A4A') =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
const upload = (bytes: Uint8Array, who = host) => {
  const body = new FormData()
  body.append('profilePicture', new File([new Uint8Array(bytes)], 'face.jpg'))
  return app.post('/drivers/upload', body, who)
}

describe('a partner’s drivers', () => {
  it('are added with all that a partner says of them', async () => {
    const picture = (await upload(await jpeg())).body.data
    const asked = aDriver({ profilePicture: picture, vehicleNo: 'ab12  cde' })
    const { status, body } = await create(asked)
    expect(status).toBe(201)
    expect(body.message).toBe('Driver was successfuly created')
    expect(body.data).toEqual({
      _id: expect.any(String),
      firstName: asked.firstName,
      lastName: asked.lastName,
      email: asked.email,
      phone: '+447700900123',
      vehicleNo: 'AB12 CDE',
      licenseNo: '••••••••••••M9IJ',
      profilePicture: picture,
    })
    expect(await mine()).toEqual([body.data])
  })

  it('are listed by name, and only to the partner they drive for', async () => {
    for (const firstName of ['Zed', 'ada', 'Mo']) await created({ firstName })
    expect((await mine()).map((one: { firstName: string }) => one.firstName)).toEqual([
      'ada',
      'Mo',
      'Zed',
    ])
    expect(await mine(stranger)).toEqual([])
  })

  it('have one mailbox each, but may drive for two partners', async () => {
    const { email } = await created()
    expect((await create(aDriver({ email: email.toUpperCase() }))).body).toMatchObject({
      code: 'driver_email_taken',
    })
    expect((await create(aDriver({ email }), stranger)).status).toBe(201)
    const sent = Array.from({ length: 5 }, () => create(aDriver({ email: 'twin@people.test' })))
    const statuses = (await Promise.all(sent)).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 409, 409, 409, 409])
  })

  it.each(['firstName', 'lastName', 'email', 'phone', 'vehicleNo', 'licenseNo'])(
    'cannot do without %s',
    async field => {
      const { [field]: _left, ...rest } = aDriver() as Record<string, unknown>
      expect((await create(rest)).status).toBe(400)
      for (const value of ['', '   ']) {
        const { status, body } = await create(aDriver({ [field]: value }))
        expect(status).toBe(422)
        expect(body.details.fields[0].field).toBe(field)
      }
      expect((await create(aDriver({ [field]: null }))).status).toBe(400)
      expect(await mine()).toEqual([])
    },
  )

  it.each([
    ['vehicleNo', 'A'.repeat(40)],
    ['vehicleNo', "'; drop table driver;--"],
    ['vehicleNo', 'ＡＢ１２'],
    ['licenseNo', 'M'.repeat(40)],
    ['licenseNo', "1' or '1'='1"],
    ['licenseNo', '••••1234'],
    ['licenseNo', 'löwe'],
    ['phone', 'call me'],
    ['email', 'not-an-address'],
    ['firstName', 'two\rlines'],
    ['profilePicture', 'https://pictures.example/face.jpg'],
    ['profilePicture', '/media/0123456789abcdef0123456789abcdef.jpg'],
  ])('refuse as %s the text %j', async (field, value) => {
    const { status, body } = await create(aDriver({ [field]: value }))
    expect(status).toBe(422)
    expect(body.details.fields[0].field).toBe(field)
  })

  it('are changed without their email', async () => {
    const driver = await created()
    const sent = {
      ...driver,
      firstName: ' Zoë ',
      phone: '0113 496 0000',
      email: anEmail(),
    }
    const { status, body } = await change(driver._id, sent)
    expect(status).toBe(200)
    expect(body.message).toBe('Driver was successfuly updated')
    expect(body.data).toEqual({ ...driver, firstName: 'Zoë', phone: '+441134960000' })
    expect(await mine()).toEqual([body.data])
  })

  it('keep their licence when its mask comes back, and take a new one', async () => {
    const { _id, licenseNo } = await created()
    const sealed = async () =>
      (await app.pool.query('select licence_sealed from driver where id = $1', [_id])).rows[0]
    const before = await sealed()
    expect((await change(_id, { licenseNo })).status).toBe(200)
    expect(await sealed()).toEqual(before)
    expect((await change(_id, { licenseNo: '•••9999' })).status).toBe(422)
    const renewed = await change(_id, { licenseNo: 'smith 907055 ab1cd' })
    expect(renewed.body.data.licenseNo).toBe(`${'•'.repeat(14)}B1CD`)
    expect(JSON.stringify(await sealed())).not.toContain('907055')
  })

  it('are deleted, and gone the second time', async () => {
    const { _id, email } = await created()
    const remove = () => app.delete(`/drivers/${_id}`, host)
    expect((await remove()).body).toMatchObject({
      data: null,
      message: 'Driver was successfuly deleted',
    })
    expect((await remove()).status).toBe(404)
    expect((await change(_id, { firstName: 'Back' })).status).toBe(404)
    expect(await mine()).toEqual([])
    expect((await create(aDriver({ email }))).status).toBe(201)
  })

  it('of somebody else are not there', async () => {
    const { _id } = await created()
    const before = await mine()
    const theirs = await change(_id, { firstName: 'Mallory' }, stranger)
    expect(theirs.status).toBe(404)
    expect(theirs.body).toEqual((await change(strangerId, { firstName: 'Mallory' }, stranger)).body)
    expect((await app.delete(`/drivers/${_id}`, stranger)).body).toEqual(theirs.body)
    expect(await mine()).toEqual(before)
  })

  it('are no business of a customer', async () => {
    const customer = await signUp(app, { role: 'customer' })
    const answers = [
      await app.get('/drivers', customer),
      await create(aDriver(), customer),
      await upload(await jpeg(), customer),
      await change(strangerId, {}, customer),
      await app.delete(`/drivers/${strangerId}`, customer),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })
})

describe('the picture of a driver', () => {
  it('is judged by its content and may have 209,715 bytes, not one more', async () => {
    const padded = async (size: number) => Buffer.concat([await jpeg(), Buffer.alloc(size)], size)
    expect((await upload(await padded(209_715))).status).toBe(200)
    const over = await upload(await padded(209_716))
    expect([over.status, over.body.error]).toEqual([413, 'image should not be more than 200KB'])
    expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415)
  })

  it('is one that the same partner uploaded', async () => {
    const theirs = (await upload(await jpeg(), stranger)).body.data
    expect((await create(aDriver({ profilePicture: theirs }))).status).toBe(422)
    const { _id } = await created()
    expect((await change(_id, { profilePicture: theirs })).status).toBe(422)
    const own = (await upload(await jpeg())).body.data
    expect((await change(_id, { profilePicture: own })).body.data.profilePicture).toBe(own)
    expect((await change(_id, { profilePicture: null })).body.data.profilePicture).toBeNull()
  })
})

describe('what is kept of a driver', () => {
  it('goes 30 days after the deletion, and the file with it', async () => {
    const picture = (await upload(await jpeg())).body.data
    const { _id } = await created({ profilePicture: picture })
    await app.delete(`/drivers/${_id}`, host)
    const rows = async () =>
      (await app.pool.query('select id from driver where id = $1', [_id])).rowCount
    const tidyAfter = async (days: number) => {
      const clock = { ...app.clock, now: () => after(app.clock.now(), days * dayMs) }
      await tidyDrivers({ db: app.db, clock })
      const aMonthOn = after(new Date(), 40 * dayMs)
      await sweepMedia(app.services, [driverPicturesKnown], aMonthOn)
      const file = await app.app.fetch(new Request(`http://localhost:3000${picture}`))
      await file.arrayBuffer()
      return { rows: await rows(), file: file.status }
    }
    expect(await tidyAfter(29)).toEqual({ rows: 1, file: 200 })
    expect(await tidyAfter(31)).toEqual({ rows: 0, file: 404 })
  })

  it('is in the partner’s export whole, and leaves with the partner', async () => {
    await created({ licenseNo: 'MORGA657054SM9IJ' })
    const { body } = await app.get('/users/me/export', host)
    expect(body.data.drivers).toMatchObject([{ licenseNo: 'MORGA657054SM9IJ' }])
    const left = await app.post('/auth/delete-account', { password: host.password }, host)
    expect(left.status).toBe(200)
    const { rowCount } = await app.pool.query('select id from driver where host_id = $1', [
      host.user._id,
    ])
    expect(rowCount).toBe(0)
  })
})
