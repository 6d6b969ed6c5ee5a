import type { z } from 'zod'
import type { CsvFile } from '#foundation/rules/csv-file.ts'
import type { PageInfo } from '#foundation/rules/paging.ts'
import { api } from '#foundation/web/api/api.ts'
import type * as payoutWire from '../rules/payout-wire.ts'
import type { DocumentKind, Verification } from '../rules/verification-wire.ts'
import type * as wire from '../rules/wire.ts'

export type Payout = z.infer<typeof payoutWire.Payout>
export type PayoutStanding = z.infer<typeof payoutWire.PayoutStanding>
type ConnectLink = z.infer<typeof payoutWire.ConnectLink>
/** The pages from which a host goes to the provider and to which they return. */
export type ConnectPage = z.infer<typeof payoutWire.ConnectQuery>['from']
type Meta = z.infer<typeof PageInfo>

const segment = encodeURIComponent

export const payments = {
  link: (bookingId: string) =>
    api.post<wire.PaymentLink>('/booking/create-payment-link', { bookingId }),
  confirm: (hint: wire.PaymentHint) =>
    api.patch<wire.PaymentState>('/booking/payment/confirm', hint),
  state: (bookingId: string, signal: AbortSignal) =>
    api.get<wire.PaymentState>(`/booking/${segment(bookingId)}/payment`, { signal }),
  receipt: (bookingId: string, month: string | undefined, signal: AbortSignal) => {
    const which = month === undefined ? '' : `?month=${segment(month)}`
    return api.get<wire.Receipt>(`/booking/${segment(bookingId)}/receipt${which}`, { signal })
  },
  receipts: (bookingId: string, signal: AbortSignal) =>
    api.get<wire.MonthReceipt[]>(`/booking/${segment(bookingId)}/receipts`, { signal }),
  keptCard: (bookingId: string, signal: AbortSignal) =>
    api.get<wire.KeptCard | null>(`/booking/${segment(bookingId)}/payment-method`, { signal }),
  changeCard: (bookingId: string) =>
    api.post<wire.CardLink>(`/booking/${segment(bookingId)}/payment-method`),
  timeline: (bookingId: string, signal: AbortSignal) =>
    api.get<wire.MoneyTimeline>(`/booking/${segment(bookingId)}/money`, { signal }),

  connect: (from: ConnectPage) => api.get<ConnectLink>(`/users/create-account-link?from=${from}`),
  finishConnecting: () => api.get<payoutWire.PayoutAccount>('/users/stripe-onboarding/complete'),
  payoutAccount: (signal: AbortSignal) =>
    api.get<payoutWire.PayoutAccount>('/users/payout-account', { signal }),
  balance: (signal: AbortSignal) => api.get<payoutWire.Balance>('/users/balance', { signal }),
  payouts: (page: number, limit: number, signal: AbortSignal) =>
    api.page<Payout[], Meta>(`/users/payouts?page=${page}&limit=${limit}`, { signal }),
  earnings: (year: number | undefined, signal: AbortSignal) =>
    api.get<payoutWire.Earnings>(`/users/earnings${ofYear(year)}`, { signal }),
  earningsFile: (year: number) => api.get<CsvFile>(`/users/payouts/csv${ofYear(year)}`),
  taxReport: (year: number) => api.get<CsvFile>(`/users/tax-report${ofYear(year)}`),
  sellerDetails: (signal: AbortSignal) =>
    api.get<payoutWire.KnownSellerDetails | null>('/users/seller-details', { signal }),
  saveSellerDetails: (details: payoutWire.SellerDetails) =>
    api.put<payoutWire.KnownSellerDetails>('/users/seller-details', details),

  verification: (signal: AbortSignal) => api.get<Verification>('/users/verification', { signal }),
  sendDocument: (kind: DocumentKind, document: File) => {
    const body = new FormData()
    body.append('kind', kind)
    body.append('document', document)
    return api.patch<Verification>('/users/verification/upload', body)
  },
}

function ofYear(year: number | undefined): string {
  return year === undefined ? '' : `?year=${year}`
}
