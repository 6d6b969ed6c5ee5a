import { expect, it } from 'vitest'
import { wayTo } from './way-to.ts'

const address = '1 Mill Lane, York'
const query = '1%20Mill%20Lane%2C%20York'

it('shows the way in a map that the device has', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36'
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15'
  const iPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
  const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36'
  expect(wayTo(address, android)).toBe(`geo:0,0?q=${query}`)
  expect(wayTo(address, iPhone)).toBe(`https://maps.apple.com/?q=${query}`)
  expect(wayTo(address, iPad)).toBe(`https://maps.apple.com/?q=${query}`)
  expect(wayTo(address, laptop)).toBe(`https://www.openstreetmap.org/search?query=${query}`)
})
