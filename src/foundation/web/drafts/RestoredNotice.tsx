import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { copy } from '../ui/copy.ts'
import { rescueFocus } from '../ui/rescue-focus.ts'
import type { KeptForm } from './use-kept-form.ts'

/** Stands at the head of a form that holds what was typed on an earlier visit. */
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
