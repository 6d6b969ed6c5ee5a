import { toast } from '#design/toast/toast.ts'
import { signOut } from '#foundation/web/session/session-store.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { accounts } from '../api.ts'
import { PasswordDialog } from '../form/PasswordDialog.tsx'
import { withProof } from '../form/proof.ts'
import { copy } from '../profile/copy.ts'

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const leaveForGood = async (password: string) => {
    await withProof(() => accounts.deleteAccount(password))
    toast.success(copy.data.deleted)
    // Without a session the dashboard itself leads to the log-in.
    await signOut()
  }
  const session = useSession()
  const isCustomer = session.status === 'in' && session.record.role === 'customer'
  const kind = isCustomer ? 'customer' : 'partner'
  const { first, removed, listings, last } = copy.data.happens
  const facts = [first, removed[kind], ...(isCustomer ? [] : [listings]), last]
  return (
    <PasswordDialog
      title={copy.data.deleteHeading}
      submitLabel={copy.data.confirm}
      cancelLabel={copy.data.keep}
      danger
      onClose={onClose}
      send={leaveForGood}
    >
      <ul className="grid list-disc gap-1.5 pl-5">
        {facts.map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="mt-3">{copy.data.deleteBlocked[kind]}</p>
    </PasswordDialog>
  )
}
