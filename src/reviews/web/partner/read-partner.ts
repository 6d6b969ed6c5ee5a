import { notFound } from '@tanstack/react-router'
import { api } from '#foundation/web/api/api.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { PartnerPage } from '../../rules/facts-wire.ts'
import type { PartnerReview, ReviewsPage } from '../../rules/wire.ts'

const pageSize = 24

export interface ReadPartner {
  partner: PartnerPage
  total: number
  pageSize: number
}

export interface LoadedPartner extends ReadPartner {
  reviews: PartnerReviews
}

export interface PartnerReviews {
  rows: readonly PartnerReview[]
  total: number
  written: number
}

export const reviewsAPage = 10

export async function readPartnerReviews(
  id: string,
  page: number,
  signal?: AbortSignal,
): Promise<PartnerReviews> {
  const path = `/users/partners/${encodeURIComponent(id)}/reviews?page=${page}&limit=${reviewsAPage}`
  const { data, meta } = await api.page<PartnerReview[], ReviewsPage>(path, { signal })
  return { rows: data, total: meta.total, written: meta.written }
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

/** A person without public spaces has no page. */
export async function loadPartner(id: string): Promise<LoadedPartner> {
  try {
    const [partner, reviews] = await Promise.all([readPartner(id, 1), readPartnerReviews(id, 1)])
    return { ...partner, reviews }
  } catch (error) {
    if (isApiFailure(error, 'not_found') || isApiFailure(error, 'malformed')) throw notFound()
    throw error
  }
}
