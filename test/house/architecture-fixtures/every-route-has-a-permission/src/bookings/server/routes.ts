import { get, type Guarantees, post } from '#foundation/server/http/route.ts'

export const routes = [
  get('/bookings', { summary: 'The bookings', can: 'booking:read' }, list),
  post('/booking', { summary: 'A new booking' } as unknown as Guarantees, create), // breach
  post('/booking/quote', {}, quote), // breach
]

const cache = new Map()
export const cached = cache.get('/bookings')
