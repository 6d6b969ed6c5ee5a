import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

export interface Proxies {
  trusts(address: string): boolean
}

const loopback = ['127.0.0.0/8', '::1/128']

export function trustedProxies(networks: readonly string[], trustLoopback: boolean): Proxies {
  const block = new BlockList()
  for (const network of trustLoopback ? [...networks, ...loopback] : networks) {
    const [base = '', bits] = network.split('/')
    const family = isIP(base) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) block.addAddress(base, family)
    else block.addSubnet(base, Number(bits), family)
  }
  return {
    trusts: address => block.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  }
}

export function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

/**
 * Reads X-Forwarded-For from the nearest proxy outwards and stops at the first that we do not
 * trust.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  proxies: Proxies,
): string {
  let address = plainAddress(socketAddress)
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    const candidate = plainAddress(hop.trim())
    if (!proxies.trusts(address) || isIP(candidate) === 0) break
    address = candidate
  }
  return address
}

/** Empty for a request that came through no socket. */
export function addressOf(c: Context, proxies: Proxies): string {
  const socket = c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : ''
  return clientAddress(socket, c.req.header('x-forwarded-for') ?? null, proxies)
}
