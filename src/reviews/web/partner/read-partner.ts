import { notFound } from '@tanstack/react-router'
import { api } from '#foundation/web/api/api.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { PartnerPage } from '../../rules/facts-wire.ts'

const pageSize = 24

export interface ReadPartner {
  partner: PartnerPage
  total: number
  pageSize: number
}

export async function readPartner(
  id: string,
  page: number,
  signal?: AbortSignal,
): Promise<ReadPartner> {
  const path = `/users/partners/${encodeURIComponent(id)}?page=${page}&limit=${pageSize}`
  const { data, meta } = await api.page<PartnerPage, { total: number }>(path, { signal })
  return { partner: data, total: meta.total, pageSize }
}

/** Whoever lets nothing out has no page. */
export async function loadPartner(id: string): Promise<ReadPartner> {
  try {
    return await readPartner(id, 1)
  } catch (error) {
    if (isApiFailure(error, 'not_found') || isApiFailure(error, 'malformed')) throw notFound()
    throw error
  }
}
