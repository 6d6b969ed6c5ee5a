import { useState } from 'react'
import { tryToDelete } from '#accounts/web/form/try-to-delete.ts'
import type { Key } from '#connections/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { formatDay, formatMoment } from '#foundation/rules/time/time.ts'
import { connections } from '../api.ts'
import { copy, scopeWords } from '../copy.ts'
import { useReloadConnections } from '../queries.ts'

export function KeyRow({ apiKey: { _id, name, ends, scopes, ...times } }: { apiKey: Key }) {
  const { keys: words } = copy
  const [isAsking, setAsking] = useState(false)
  const reload = useReloadConnections()
  const revoke = async () => {
    const isGone = await tryToDelete(() => connections.revokeKey(_id))
    setAsking(false)
    if (isGone) toast.success(words.revoked)
    await reload()
  }
  const used = times.lastUsedAt
    ? words.used(formatMoment(new Date(times.lastUsedAt)))
    : words.unused
  const facts = [words.ends(ends), words.since(formatDay(new Date(times.createdAt))), used]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-t py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="wrap-anywhere text-base">{name}</h3>
        <p className="mt-0.5 text-ink-soft text-sm">{facts.join(', ')}</p>
        <ul className="mt-2 flex flex-wrap gap-1.5" aria-label={words.scopes}>
          {scopes.map(scope => (
            <li key={scope}>
              <Badge tone="green">{scopeWords[scope].label}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.revokeNamed(name)}
        onClick={() => setAsking(true)}
      >
        {words.revoke}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.revokeTitle}
        cancelLabel={words.revokeNo}
        confirmLabel={words.revoke}
        danger
        onConfirm={revoke}
      >
        <p className="wrap-anywhere">{words.revokeWords(name)}</p>
      </ConfirmDialog>
    </li>
  )
}
