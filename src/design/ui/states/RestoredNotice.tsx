import type { KeptForm } from '#foundation/web/drafts/use-kept-form.ts'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { Button } from '../actions/Button.tsx'
import { Alert } from './Alert.tsx'
import { copy } from './restored-copy.ts'

interface RestoredNoticeProps {
  kept: KeptForm
  /** The form sends what was typed to somebody, where others save it. */
  sent?: boolean
}

/** At the top of a form that still holds what was typed on an earlier visit. */
export function RestoredNotice({ kept: { isRestored, startAfresh }, sent }: RestoredNoticeProps) {
  if (!isRestored) return null
  const begin = () => {
    startAfresh()
    rescueFocus()
  }
  return (
    <Alert
      live
      tone="info"
      action={
        <Button variant="secondary" size="sm" onClick={begin}>
          {copy.startAfresh}
        </Button>
      }
    >
      {sent ? copy.toSend : copy.toSave}
    </Alert>
  )
}
