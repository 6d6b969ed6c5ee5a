import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { CopyButton } from '#design/ui/actions/CopyButton.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { calendars, useReloadCalendars } from './api.ts'
import { copy } from './copy.ts'

const words = copy.out

export function OwnAddress({ listing, address }: { listing: string; address: string }) {
  const [isAsking, setAsking] = useState(false)
  const reload = useReloadCalendars(listing)
  const renewing = useAction(
    async () => {
      await calendars.renew(listing)
      await reload()
      setAsking(false)
      toast.success(words.renewed)
    },
    { atForm: true },
  )
  return (
    <div className="grid gap-4">
      <div>
        <h4 className="font-semibold">{words.heading}</h4>
        <p className="mt-1 max-w-measure text-ink-soft text-sm">{words.words}</p>
      </div>
      <TextField
        label={words.label}
        help={words.help}
        readOnly
        value={address}
        onFocus={event => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} label={words.copy} size="md" />
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {words.renew}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.renewQuestion}
        cancelLabel={words.keep}
        confirmLabel={words.renew}
        fault={renewing.fault}
        onConfirm={renewing.run}
      >
        {words.renewWords}
      </ConfirmDialog>
    </div>
  )
}
