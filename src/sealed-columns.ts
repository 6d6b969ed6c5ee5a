import { authenticatorPurpose } from './accounts/server/proofs/authenticator.ts'
import { webhookSecretPurpose } from './connections/server/webhooks/signing.ts'
import type { SealedColumn } from './foundation/server/sealed-columns-table.ts'
import { calendarAddressPurpose } from './listings/server/calendars/calendar-address.ts'
import { otherCalendarPurpose } from './listings/server/calendars/keep-calendars.ts'
import { licencePurpose } from './moving/server/drivers/licence-seal.ts'
import { pushKeyPurpose } from './notices/server/push/push-keys.ts'
import { sellerDetailsPurpose } from './payments/server/payees/seller-details.ts'
import { documentPurpose } from './payments/server/payees/verify-identity.ts'

/** Every sealed column, to be sealed again when the key of the deployment changes. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'users', id: 'id', column: 'totp_secret', purpose: authenticatorPurpose },
  { table: 'users', id: 'id', column: 'totp_offered', purpose: authenticatorPurpose },
  {
    ...{ table: 'calendar_address', id: 'listing_id', column: 'sealed' },
    purpose: calendarAddressPurpose,
  },
  {
    ...{ table: 'other_calendar', id: 'id', column: 'address_sealed' },
    purpose: otherCalendarPurpose,
  },
  { table: 'driver', id: 'id', column: 'licence_sealed', purpose: licencePurpose },
  { table: 'push_key', id: 'id', column: 'private_sealed', purpose: pushKeyPurpose },
  { table: 'seller_details', id: 'user_id', column: 'sealed', purpose: sellerDetailsPurpose },
  { table: 'identity_document', id: 'id', column: 'sealed', purpose: documentPurpose },
  { table: 'webhook_address', id: 'id', column: 'secret_sealed', purpose: webhookSecretPurpose },
]
