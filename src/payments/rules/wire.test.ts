import { describe, expect, it } from 'vitest'
import {
  ConsoleDispute,
  ConsoleMovement,
  ConsolePayment,
  MoneySummary,
  MovementsQuery,
  PaymentsQuery,
  ReconciliationReport,
  TaxReportQuery,
} from './console-wire.ts'
import {
  Balance,
  ConnectLink,
  ConnectQuery,
  Earnings,
  EarningsQuery,
  KnownSellerDetails,
  Payout,
  PayoutAccount,
  SellerDetails,
} from './payout-wire.ts'
import {
  DocumentDecision,
  DocumentPicture,
  documentLimits,
  Verification,
  WaitingDocument,
  WaitingDocumentsQuery,
} from './verification-wire.ts'
import {
  DevPayment,
  MoneyTimeline,
  PaymentHint,
  PaymentLink,
  PaymentLinkRequest,
  PaymentState,
  Receipt,
} from './wire.ts'

const bookingId = '01890000-0000-7000-8000-000000000000'

describe('what is sent to us', () => {
  it('refuses an amount beside the booking that is to be paid', () => {
    expect(PaymentLinkRequest.safeParse({ bookingId }).success).toBe(true)
    expect(PaymentLinkRequest.safeParse({ bookingId, amount: 1 }).success).toBe(false)
  })

  it('takes the four values of the result page, whatever they say', () => {
    const hint = { bookingId, paymentId: 'null', response: 'success', sessionId: 'cs_invented' }
    expect(PaymentHint.parse(hint)).toEqual(hint)
    expect(PaymentHint.parse({ bookingId })).toEqual({ bookingId })
  })

  it('asks people for a date of birth and companies for their number', () => {
    const taxNumber = 'QQ123456C'
    const base = { legalName: 'A', address: '1 High St', postcode: 'LS6 3AB', taxNumber }
    const faultOf = (details: object) =>
      SellerDetails.safeParse({ ...base, ...details }).error?.issues[0]?.path[0]
    expect(faultOf({ kind: 'person' })).toBe('dateOfBirth')
    expect(faultOf({ kind: 'company' })).toBe('companyNumber')
    expect(faultOf({ kind: 'person', dateOfBirth: '1980-02-29' })).toBeUndefined()
    expect(faultOf({ kind: 'person', dateOfBirth: '1981-02-29' })).toBe('dateOfBirth')
    for (const whole of ['01234567', 'SC 123456', '1234567', 'HRB 12345 B']) {
      expect(faultOf({ kind: 'company', companyNumber: whole })).toBeUndefined()
    }
    for (const part of ['1980', 'Limited', '- - - - - 1']) {
      expect(faultOf({ kind: 'company', companyNumber: part })).toBe('companyNumber')
    }
    const person = { kind: 'person', dateOfBirth: '1980-02-29' }
    for (const whole of ['QQ 12 34 56 C', '12345 67890', '1234567890K']) {
      expect(faultOf({ ...person, taxNumber: whole })).toBeUndefined()
    }
    for (const part of ['123', 'QQ', 'not known', '- - - - - - - 1']) {
      expect(faultOf({ ...person, taxNumber: part })).toBe('taxNumber')
    }
  })

  it('wants a reason for turning a document down', () => {
    expect(DocumentDecision.safeParse({ status: 'accepted' }).success).toBe(true)
    expect(DocumentDecision.safeParse({ status: 'rejected' }).success).toBe(false)
    expect(documentLimits.bytes).toBe(5_031_070)
  })

  it('knows the outcomes, the pages to return to and the years that exist', () => {
    expect(DevPayment.safeParse({ outcome: 'free' }).success).toBe(false)
    expect(ConnectQuery.safeParse({ from: 'https://evil.example' }).success).toBe(false)
    expect(EarningsQuery.parse({ year: '2026' })).toEqual({ year: 2026 })
    expect(TaxReportQuery.safeParse({ year: '26' }).success).toBe(false)
    expect(PaymentsQuery.safeParse({ state: 'lost' }).success).toBe(false)
    expect(MovementsQuery.parse({ kind: 'refund' })).toEqual({ kind: 'refund', page: 1, limit: 50 })
    expect(WaitingDocumentsQuery.parse({})).toEqual({ page: 1, limit: 50 })
  })
})

describe('what we answer', () => {
  it('never has room for a field that was not promised', () => {
    const answers = {
      Balance,
      ConnectLink,
      ConsoleDispute,
      ConsoleMovement,
      ConsolePayment,
      DocumentPicture,
      Earnings,
      KnownSellerDetails,
      MoneySummary,
      MoneyTimeline,
      PaymentLink,
      PaymentState,
      Payout,
      PayoutAccount,
      Receipt,
      ReconciliationReport,
      Verification,
      WaitingDocument,
    }
    for (const [name, schema] of Object.entries(answers)) {
      const codes = schema.safeParse({ stripeKey: 'x' }).error?.issues.map(issue => issue.code)
      expect(`${name} ${codes?.includes('unrecognized_keys')}`).toBe(`${name} true`)
    }
  })
})
