import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeys } from '#foundation/server/keys.ts'
import { resealColumn } from '#foundation/server/sealed-columns-table.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { aDriver, type Person, signUp } from '#test/factories.ts'
import { sellerDetails } from '#test/money.ts'
import { sealedColumns } from '../../../src/sealed-columns.ts'

const oldKey = 'the key of every test, never of a deployment'
const newKey = 'the key that follows it when it is changed'

describe('changing the key of the deployment', () => {
  let before: TestApp
  let host: Person
  beforeAll(async () => {
    before = await testApp()
    host = await signUp(before)
  })
  afterAll(() => before.close())

  it('knows every column that holds something sealed', async () => {
    const { rows } = await before.pool.query(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'text'
         and column_name ~ '(^|_)sealed$|^totp_'`,
    )
    const known = sealedColumns.map(({ table, column }) => `${table}.${column}`)
    expect(known.sort()).toEqual(rows.map(row => row.name).sort())
  })

  it('keeps everything readable, and afterwards without the old key', async () => {
    const { token, email, password } = host
    const login = { email, password }
    const fresh = (await before.post('/auth/login', login)).body.data.token
    await before.put('/users/seller-details', sellerDetails, { token: fresh })
    const driver = aDriver()
    await before.post('/drivers', driver, { token })
    const { secret } = (await before.post('/auth/2fa/authenticator', undefined, { token: fresh }))
      .body.data

    const during = await testApp(
      { DEPLOYMENT_KEY: newKey, OTHER_DEPLOYMENT_KEY: oldKey },
      { database: before.database },
    )
    const shown = await during.get('/users/seller-details', { token: fresh })
    expect(shown.body.data.legalName).toBe(sellerDetails.legalName)
    for (const column of sealedColumns) {
      const { unreadable } = await resealColumn(before.db, during.services.keys, column)
      expect(unreadable).toBe(0)
    }
    await during.close()

    const after = createKeys(newKey)
    const { rows } = await before.pool.query(
      `select licence_sealed, sealed, totp_offered from users
         join driver on host_id = users.id join seller_details on user_id = users.id`,
    )
    expect(rows).toHaveLength(1)
    const [{ licence_sealed: licence, sealed, totp_offered: offered }] = rows
    expect(after.open('driver-licence', licence)).toBe(driver.licenseNo)
    expect(JSON.parse(after.open('seller details', sealed) ?? '')).toEqual(sellerDetails)
    expect(after.open('authenticator secret', offered)).toBe(secret)
  })

  it('counts what neither key opens and leaves it alone', async () => {
    const stranger = createKeys('the key of quite another deployment')
    const [column] = sealedColumns.filter(({ table }) => table === 'driver')
    if (!column) throw new Error('drivers have a sealed column')
    const read = () => before.pool.query('select licence_sealed from driver')
    const { rows } = await read()
    expect(await resealColumn(before.db, stranger, column)).toEqual({ resealed: 0, unreadable: 1 })
    expect((await read()).rows).toEqual(rows)
  })

  it('still takes codes that were mailed before', async () => {
    const person = await signUp(before, { verified: false })
    const { body } = await before.get(`/dev/outbox?to=${encodeURIComponent(person.email)}`)
    const otp = /^([0-9]{6}) /.exec(body.data[0].subject)?.[1]
    const during = await testApp(
      { DEPLOYMENT_KEY: newKey, OTHER_DEPLOYMENT_KEY: oldKey },
      { database: before.database },
    )
    const { status } = await during.post('/auth/verify', { otp }, { token: person.token })
    await during.close()
    expect(status).toBe(200)
  })
})
