import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { KeyIcon } from '#design/ui/icons/ThingIcons.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { accounts } from '../api.ts'
import { useUpdateMe } from '../me-query.ts'
import { useAction } from '../use-action.ts'
import { copy } from './copy.ts'

export function BecomePartner() {
  const [asking, setAsking] = useState(false)
  const updateMe = useUpdateMe()
  const router = useRouter()
  const upgrade = useAction(async () => {
    await updateMe(await accounts.becomePartner())
    toast.success(copy.upgrade.done)
    router.history.push('/onboarding')
  })
  return (
    <section
      aria-labelledby="become-partner"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-hairline bg-green-soft p-5 sm:p-6"
    >
      <KeyIcon className="text-3xl text-green" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="become-partner" className="text-xl">
          {copy.upgrade.heading}
        </h2>
        <p className="mt-1 max-w-measure text-ink-soft">{copy.upgrade.intro}</p>
      </div>
      <Button onClick={() => setAsking(true)}>{copy.upgrade.action}</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.upgrade.question}
        confirmLabel={copy.upgrade.action}
        onConfirm={upgrade.run}
      >
        {copy.upgrade.explained}
      </ConfirmDialog>
    </section>
  )
}
