import { z } from 'zod'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { Id } from '#foundation/rules/ids.ts'
import { get, patch, post, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { portrait } from '#foundation/server/media/read-picture.ts'
import { Driver, DriverChange, NewDriver } from '#moving/rules/driver-wire.ts'
import { createDriver } from './drivers/create-driver.ts'
import { uploadDriverPicture } from './drivers/driver-picture.ts'
import { driversOf } from './drivers/drivers-table.ts'
import { presentDriver } from './drivers/present-driver.ts'
import { deleteDriver } from './moves/delete-driver.ts'
import { updateDriver } from './moves/update-driver.ts'

const params = z.strictObject({ id: Id })

export const driverRoutes: readonly Route[] = [
  get(
    '/drivers',
    { summary: 'One’s own drivers', can: 'driver:read:own', data: z.array(Driver) },
    async ctx => reply((await driversOf(ctx.db, requirePerson(ctx).id)).map(presentDriver)),
  ),
  post(
    '/drivers',
    {
      summary: 'Add a driver',
      can: 'driver:create',
      limits: [limit('driver', 'account', 120, anHour)],
      body: NewDriver,
      data: Driver,
      created: true,
    },
    async (ctx, { body }) => reply(await createDriver(ctx, body), 'Driver was successfuly created'),
  ),
  post(
    '/drivers/upload',
    {
      summary: 'Upload a picture to save a driver with',
      can: 'driver:create',
      limits: [limit('upload', 'account', 60, anHour)],
      upload: portrait,
      data: z.string(),
    },
    async (ctx, { request }) =>
      reply(await uploadDriverPicture(ctx, request), 'File uploaded successfully'),
  ),
  patch(
    '/drivers/:id',
    {
      summary: 'Change a driver; the email stays as it is',
      can: 'driver:update:own',
      params,
      body: DriverChange,
      data: Driver,
    },
    async (ctx, { params: { id }, body }) =>
      reply(await updateDriver(ctx, id, body), 'Driver was successfuly updated'),
  ),
  remove(
    '/drivers/:id',
    { summary: 'Delete a driver', can: 'driver:delete:own', params, data: z.null() },
    async (ctx, input) => {
      await deleteDriver(ctx, input.params.id)
      return reply(null, 'Driver was successfuly deleted')
    },
  ),
]
