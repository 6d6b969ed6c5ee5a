import { describe, expect, it } from 'vitest'
import { actionText, detailFacts, linkTo, subjectText } from './detail-facts.ts'

describe('what was done', () => {
  it('is said in plain words', () => {
    expect(actionText('move.callOff')).toBe('Move called off')
    expect(subjectText('thread')).toBe('Conversation')
  })

  it('is still read when nothing writes it any more', () => {
    expect(actionText('move.turnedBack_at-door')).toBe('move turned back at door')
    expect(subjectText('oldThing')).toBe('old thing')
  })

  it('has a page where the console has one', () => {
    const id = '01a2180a-ffa5-7256-aa8c-101da5f1950d'
    expect(linkTo('listing', id)).toEqual({ to: '/admin/listings/$id', params: { id } })
    expect(linkTo('driver', id)).toBeUndefined()
    expect(linkTo('report', '2026')).toBeUndefined()
  })
})

describe('the details', () => {
  it('say who did it and how it stood, in this order', () => {
    expect(detailFacts({ to: 'disapproved', by: 'host', from: 'pending' })).toEqual([
      ['by', 'partner'],
      ['from', 'pending'],
      ['to', 'denied'],
    ])
  })

  it('do not speak of a change where nothing changed', () => {
    expect(detailFacts({ to: 'paid', by: 'renter', from: 'paid' })).toEqual([['by', 'renter']])
  })

  it('say money in pounds, a time as a time, and a list in words', () => {
    const details = {
      fee: 2000,
      pence: 123456,
      version: 3,
      fields: ['storageTitle', 'costPerKm'],
      startsAt: '2027-03-04T10:00:00.000Z',
      month: '2026-11',
      wasOwed: false,
      caseNumber: 'HR-1',
      fault: 'authentication_required',
    }
    expect(detailFacts(details)).toEqual([
      ['fee', '£20'],
      ['amount', '£1,234.56'],
      ['version', '3'],
      ['saved', 'title, delivery per km'],
      ['starts', '4 March 2027, 10:00'],
      ['month', 'November 2026'],
      ['was owed', 'no'],
      ['case number', 'HR-1'],
      ['why it failed', 'The bank of the card wants to ask its holder first'],
    ])
  })

  it('say which terms changed from what to what', () => {
    const details = {
      commissionRate: { from: 0.2, to: 0.185 },
      packingPrice: { from: 0, to: 1250 },
      feeKeptBy: { to: 'host', from: 'platform' },
      payWindowHours: { from: 24, to: 48 },
    }
    expect(detailFacts(details)).toEqual([
      ['commission', 'from 20% to 18.5%'],
      ['packing', 'from £0 to £12.50'],
      ['who keeps the fee', 'from Holdall to partner'],
      ['time to pay', 'from 24 hours to 48 hours'],
    ])
  })

  it('say an id by its end, with the page about it, and a file by what it shows', () => {
    const id = '01a2180a-ffa5-7256-aa8c-101da5f1950d'
    const details = { review: id, partner: id, subject: id, driver: 'gone', name: '/media/aa.jpg' }
    expect(detailFacts(details)).toEqual([
      ['review', '…a5f1950d'],
      ['partner', '…a5f1950d', { to: '/admin/people/$id', params: { id } }],
      ['because of', '…a5f1950d', { to: '/admin/disputes/$id', params: { id } }],
      ['driver', 'gone'],
      ['file', 'picture'],
    ])
    expect(detailFacts({ name: '/media/aa.mp4', oldName: id })).toEqual([
      ['file', 'video'],
      ['old name', '…a5f1950d'],
    ])
  })

  it('leave the words of people as they are', () => {
    expect(detailFacts({ reason: 'host', title: 'thread_room' })).toEqual([
      ['reason', 'host'],
      ['title', 'thread_room'],
    ])
  })

  it('leave the seal of a record as it is, because it is compared letter by letter', () => {
    const hash = 'a986755a9c077ac039d256eb395865650ab5e61b25215d982956b504fa24290b'
    expect(detailFacts({ hash })).toEqual([['hash', hash]])
  })

  it('are still read when nothing writes them any more', () => {
    expect(detailFacts({ oldName: 'x', refund: 're_1' })).toEqual([
      ['old name', 'x'],
      ['refund', 're_1'],
    ])
  })

  it('may be nothing', () => {
    expect([null, undefined, 'text', {}].map(detailFacts)).toEqual([[], [], [], []])
  })
})
