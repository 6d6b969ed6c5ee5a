import { describe, expect, it } from 'vitest'
import { clientAddress, trustedProxies } from './client-address.ts'

const nobody = trustedProxies([], false)
const balancer = trustedProxies(['10.0.0.0/8', '192.0.2.7'], false)

describe('whose address a request counts for', () => {
  it('ignores a claimed address when no proxy is trusted', () => {
    expect(clientAddress('203.0.113.5', '1.1.1.1', nobody)).toBe('203.0.113.5')
  })

  it('believes a trusted balancer about the hop before it', () => {
    expect(clientAddress('10.0.0.2', '203.0.113.5', balancer)).toBe('203.0.113.5')
  })

  it('does not believe what the client wrote before the balancer added its own', () => {
    expect(clientAddress('10.0.0.2', '1.1.1.1, 203.0.113.5', balancer)).toBe('203.0.113.5')
  })

  it('walks through several trusted hops', () => {
    expect(clientAddress('10.0.0.2', '203.0.113.5, 192.0.2.7', balancer)).toBe('203.0.113.5')
  })

  it('stops at words that are no address', () => {
    expect(clientAddress('10.0.0.2', 'unknown', balancer)).toBe('10.0.0.2')
  })

  it('reads IPv4 written the IPv6 way', () => {
    const demo = trustedProxies([], true)
    expect(clientAddress('::ffff:127.0.0.1', '198.51.100.9', demo)).toBe('198.51.100.9')
  })
})
