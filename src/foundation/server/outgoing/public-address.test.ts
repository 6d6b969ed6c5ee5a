import { expect, it } from 'vitest'
import { mayCall } from './post-outside.ts'
import { isPublicAddress } from './public-address.ts'

it.each(['8.8.8.8', '142.250.180.10', '2a00:1450:4009:81f::200a', '2606:4700::1'])(
  'lets %s be called',
  address => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.7'],
  ...['::1', '::', 'fe80::1', 'fc00::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1'],
  ...['2002:a00:1::', '2001:db8::1', '2001:0:a00:1::', 'ff02::1', 'localhost', ''],
])('never lets %s be called', address => expect(isPublicAddress(address)).toBe(false))

const anywhere = { allowLoopback: false }

it.each([
  ...['http://push.example/x', 'https://user:pass@push.example/x', 'https://127.0.0.1/x'],
  ...['https://[::1]/x', 'https://2130706433/x', 'https://0x7f.1/x', 'https://localhost/x'],
  ...['https://push.localhost/x', 'https://router/x', 'https://nas.local/x', 'ftp://push.example'],
  ...['https://push.example:8080/x', 'https://metadata.internal/x', 'data:text/plain,x'],
])('refuses the address %s before anybody is asked', address =>
  expect(mayCall(new URL(address), anywhere)).toBe(false),
)

it('calls a public name, and a stand-in on this machine only where that is allowed', () => {
  expect(mayCall(new URL('https://push.example/x'), anywhere)).toBe(true)
  const standIn = new URL('http://127.0.0.1:4000/x')
  expect(mayCall(standIn, anywhere)).toBe(false)
  expect(mayCall(standIn, { allowLoopback: true })).toBe(true)
  expect(mayCall(new URL('http://10.0.0.1/x'), { allowLoopback: true })).toBe(false)
})
