import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { connections } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadConnections } from '../queries.ts'

const { webhooks: words } = copy

interface SendTestProps {
  id: string
  size?: 'sm'
  className?: string
}

export function SendTest({ id, size, className }: SendTestProps) {
  const reload = useReloadConnections()
  const test = useAction(async () => {
    await connections.sendTest(id)
    toast.success(words.tested)
    await reload()
  })
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      {...(className && { className })}
      loading={test.busy}
      onClick={() => test.run()}
    >
      {words.test}
    </Button>
  )
}
