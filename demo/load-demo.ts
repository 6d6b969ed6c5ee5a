import { isAnybodyThere } from '#accounts/server/account/users-table.ts'
import type { Services } from '#foundation/server/context.ts'
import { loadDemoAccounts } from './accounts.ts'
import { loadDemoBookings } from './bookings.ts'
import { loadDemoConnections } from './connections.ts'
import { loadDemoConversations } from './conversations.ts'
import { loadDemoInventory } from './inventory.ts'
import { loadDemoListings } from './listings.ts'
import { loadDemoMoves } from './moves.ts'
import { loadDemoFromElsewhere } from './other-sites.ts'
import { loadDemoReviews } from './reviews.ts'
import { loadDemoTroubles } from './troubles.ts'
import { loadDemoViewings } from './viewings.ts'

/** The parts of the demo, each building on those before it. */
const parts: readonly ((services: Services) => Promise<void>)[] = [
  loadDemoAccounts,
  loadDemoListings,
  loadDemoBookings,
  loadDemoReviews,
  loadDemoMoves,
  loadDemoConversations,
  loadDemoViewings,
  loadDemoConnections,
  loadDemoTroubles,
  loadDemoInventory,
  loadDemoFromElsewhere,
]

/** Fills an empty database with examples; a database in use stays as it is. */
export async function loadDemo(services: Services): Promise<boolean> {
  if (!services.config.demo || (await isAnybodyThere(services.db))) return false
  for (const load of parts) await load(services)
  return true
}
