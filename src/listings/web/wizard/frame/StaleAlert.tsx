import { useAction } from '#accounts/web/use-action.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { copy } from '../copy.ts'

export function StaleAlert({ onReload }: { onReload: () => Promise<void> }) {
  const { busy, run } = useAction(onReload)
  const words = copy.stale
  return (
    <Alert
      live
      tone="warning"
      title={words.title}
      action={
        <Button size="sm" loading={busy} onClick={run}>
          {words.reload}
        </Button>
      }
    >
      {words.words}
    </Alert>
  )
}
