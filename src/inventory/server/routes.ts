import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { wantsPage } from '#foundation/server/http/reading/wants-page.ts'
import { get, patch, post, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { aDay, anHour, limit } from '#foundation/server/limits/limit.ts'
import { Evidence } from '#inventory/rules/evidence-wire.ts'
import {
  Inventory,
  Item,
  ItemChange,
  ItemRecord,
  ItemRequest,
  ItemWrite,
  LabelledItem,
  NewRecord,
  NewRequest,
  RecordAnswer,
  RequestAnswer,
} from '#inventory/rules/wire.ts'
import { evidencePage } from './evidence/evidence-page.ts'
import { readEvidence } from './evidence/read-evidence.ts'
import { addItem, changeItem, removeItem } from './items/list-item.ts'
import { inventoryPictureRule, uploadInventoryPicture } from './pictures/inventory-pictures.ts'
import { readInventory, readItem } from './reading/read-inventory.ts'
import { answerRecord } from './records/answer-record.ts'
import { recordHandling } from './records/record-handling.ts'
import { answerRequest } from './requests/answer-request.ts'
import { askForItems } from './requests/ask-for-items.ts'

const params = z.strictObject({ id: Id })
const itemParams = z.strictObject({ id: Id, item: Id })
const recordParams = z.strictObject({ id: Id, record: Id })
const requestParams = z.strictObject({ id: Id, request: Id })

const listing = limit('inventory-list', 'account', 600, anHour)
const uploads = limit('inventory-picture', 'account', 200, anHour)
const recording = limit('inventory-record', 'account', 60, anHour)
const answering = limit('inventory-answer', 'account', 200, anHour)
const asking = limit('inventory-request', 'account', 30, aDay)
/** Every picture of a chain is read again. */
const checking = limit('inventory-evidence', 'account', 60, anHour)

const listRoutes: readonly Route[] = [
  get(
    '/booking/:id/items',
    {
      summary: 'What is kept in a booking, for its two sides, and the operator once it is disputed',
      can: 'inventory:read:own',
      params,
      data: Inventory,
    },
    async (ctx, input) => reply(await readInventory(ctx, input.params.id)),
  ),
  post(
    '/booking/:id/items',
    {
      summary: 'Add an item to the list; after the first hand-over it is a link of the chain',
      can: 'inventory:create:own',
      limits: [listing],
      params,
      body: ItemWrite,
      data: Item,
      created: true,
      idempotent: true,
      message: 'It is in the list',
    },
    async (ctx, { params: { id }, body }) => reply(await addItem(ctx, id, body)),
  ),
  patch(
    '/booking/:id/items/:item',
    {
      summary: 'Change an item of the list; after the first hand-over it is a link of the chain',
      can: 'inventory:update:own',
      limits: [listing],
      params: itemParams,
      body: ItemChange,
      data: Item,
    },
    async (ctx, { params: { id, item }, body }) =>
      reply(await changeItem(ctx, id, item, body), 'The list is changed'),
  ),
  remove(
    '/booking/:id/items/:item',
    {
      summary: 'Take an item off the list that is not in the space',
      can: 'inventory:update:own',
      limits: [listing],
      params: itemParams,
      data: Item,
    },
    async (ctx, { params: { id, item } }) =>
      reply(await removeItem(ctx, id, item), 'It is off the list'),
  ),
  post(
    '/booking/:id/items/pictures',
    {
      summary: 'Upload a picture for the list, a hand-over or a return',
      can: 'inventory:create:own',
      limits: [uploads],
      params,
      upload: inventoryPictureRule,
      data: z.string(),
    },
    async (ctx, { params: { id }, request }) =>
      reply(await uploadInventoryPicture(ctx, id, request), 'File uploaded successfully'),
  ),
  get(
    '/items/:id',
    {
      summary: 'The item that a label leads to',
      can: 'inventory:read:own',
      params,
      data: LabelledItem,
    },
    async (ctx, input) => reply(await readItem(ctx, input.params.id)),
  ),
]

const recordRoutes: readonly Route[] = [
  post(
    '/booking/:id/item-records',
    {
      summary: 'Record item by item what was handed over or given back',
      can: 'inventory:create:own',
      limits: [recording],
      params,
      body: NewRecord,
      data: ItemRecord,
      created: true,
      idempotent: true,
      message: 'It is recorded, and the other side is asked to confirm it',
    },
    async (ctx, { params: { id }, body }) => reply(await recordHandling(ctx, id, body)),
  ),
  post(
    '/booking/:id/item-records/:record/answer',
    {
      summary: 'Confirm the hash of a record or object to it, or take back one’s own',
      can: 'inventory:update:own',
      limits: [answering],
      params: recordParams,
      body: RecordAnswer,
      data: ItemRecord,
      idempotent: true,
      message: 'The other side is told',
    },
    async (ctx, { params: { id, record }, body }) =>
      reply(await answerRecord(ctx, id, record, body)),
  ),
  get(
    '/booking/:id/evidence',
    {
      summary: 'All records with every hash computed anew: a page to print, or JSON',
      can: 'inventory:read:own',
      byCookie: true,
      limits: [checking],
      params,
      data: Evidence,
      page: true,
    },
    async (ctx, { params: { id }, request }) => {
      const evidence = await readEvidence(ctx, id)
      return {
        data: evidence,
        ...(wantsPage(request) && { page: evidencePage(evidence) }),
      }
    },
  ),
]

const requestRoutes: readonly Route[] = [
  post(
    '/booking/:id/item-requests',
    {
      summary: 'Ask for things back',
      can: 'inventory:create:own',
      limits: [asking],
      params,
      body: NewRequest,
      data: ItemRequest,
      created: true,
      idempotent: true,
      message: 'The partner is told',
    },
    async (ctx, { params: { id }, body }) => reply(await askForItems(ctx, id, body)),
  ),
  post(
    '/booking/:id/item-requests/:request/answer',
    {
      summary: 'Date a request for things, deny it, mark it done, or take it back',
      can: 'inventory:update:own',
      limits: [answering],
      params: requestParams,
      body: RequestAnswer,
      data: ItemRequest,
      idempotent: true,
      message: 'The other side is told',
    },
    async (ctx, { params: { id, request }, body }) =>
      reply(await answerRequest(ctx, id, request, body)),
  ),
]

export const inventoryRoutes: readonly Route[] = [...listRoutes, ...recordRoutes, ...requestRoutes]
