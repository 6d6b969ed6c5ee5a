import type { KeptForm } from '#foundation/web/drafts/use-kept-form.ts'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { Button } from '../actions/Button.tsx'
import { copy } from '../base/copy.ts'
import { Alert } from './Alert.tsx'

/** At the top of a form that still holds what was typed on an earlier visit. */
export function RestoredNotice({ kept: { isRestored, startAfresh } }: { kept: KeptForm }) {
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
      {copy.restored}
    </Alert>
  )
}
