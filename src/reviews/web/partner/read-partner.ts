import { api } from '#foundation/web/api/api.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { PartnerPage } from '../../rules/facts-wire.ts'

const pageSize = 12

/** Undefined for whoever lets nothing out. */
export async function readPartner(id: string, page: number, signal: AbortSignal) {
  const path = `/users/partners/${encodeURIComponent(id)}?page=${page}&limit=${pageSize}`
  try {
    const { data, meta } = await api.page<PartnerPage, { total: number }>(path, { signal })
    return { partner: data, total: meta.total, pageSize }
  } catch (error) {
    if (isApiFailure(error, 'not_found') || isApiFailure(error, 'malformed')) return undefined
    throw error
  }
}
