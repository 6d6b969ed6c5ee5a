import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { ExternalIcon } from '#design/ui/icons/AccountIcons.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import type { Listing } from '#listings/rules/wire.ts'
import { storageScene } from '../../card/storage-scenes.ts'
import { copy } from '../copy.ts'

interface PublishDialogProps {
  open: boolean
  listing: Listing | undefined
  onProceed: () => void
}

/** The listing is already sent, so every button leads to the dashboard. */
export function PublishDialog({ open, listing, onProceed }: PublishDialogProps) {
  const Scene = storageScene(listing?.storageType ?? null)
  return (
    <Dialog
      open={open}
      onClose={onProceed}
      title={copy.publish.title}
      size="sm"
      alert
      footer={
        <>
          <a
            href={`/book/${listing?._id ?? ''}`}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'secondary' })}
          >
            {copy.publish.preview}
            <ExternalIcon />
          </a>
          <Button onClick={onProceed}>{copy.publish.proceed}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Scene className="mx-auto aspect-[4/3] w-56 max-w-full" />
        <p className="text-center text-ink-soft">{copy.publish.words}</p>
      </div>
    </Dialog>
  )
}
