import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { Button } from '#foundation/web/ui/Button.tsx'
import { Chip } from '#foundation/web/ui/Chip.tsx'
import { EmptyState } from '#foundation/web/ui/EmptyState.tsx'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { Select } from '#foundation/web/ui/Select.tsx'
import { Loading, SkeletonRow } from '#foundation/web/ui/Skeleton.tsx'
import type { AuditEntry } from '../../rules/wire.ts'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { copy } from '../copy.ts'
import { auditQuery } from '../queries.ts'
import { AuditTable } from './AuditTable.tsx'

const words = copy.audit

interface AuditSearch {
  action?: string
  subject?: string
  actor?: string
  page?: number
}

export const Route = createFileRoute('/_dashboard/admin/audit')({
  validateSearch: ({ action, subject, actor, page }: Record<string, unknown>): AuditSearch => ({
    ...(action ? { action: String(action) } : {}),
    ...(subject ? { subject: String(subject) } : {}),
    ...(actor ? { actor: String(actor) } : {}),
    ...(Number(page) > 1 ? { page: Math.floor(Number(page)) } : {}),
  }),
  component: AuditPage,
})

const pageSize = 50

function AuditPage() {
  useDashboardTitle(copy.title)
  const { action, subject, actor, page = 1 } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/audit' })
  const audit = useQuery(auditQuery({ action, subject, actor, page, limit: pageSize }))
  const show = (search: AuditSearch) => void navigate({ search })
  const isLast = (audit.data?.length ?? 0) < pageSize
  return (
    <ConsoleFrame>
      <p className="mb-5 max-w-measure text-ink-soft">{words.about}</p>
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <Select
          label={words.kind}
          value={action ?? ''}
          onChange={event => show({ subject, actor, action: event.target.value || undefined })}
          options={Object.entries(words.kinds).map(([value, label]) => ({ value, label }))}
          className="w-52"
        />
        {subject && <Chip label={words.only(subject)} onRemove={() => show({ action, actor })} />}
        {actor && <Chip label={words.only(actor)} onRemove={() => show({ action, subject })} />}
      </div>
      <WrittenDown
        audit={audit}
        onSubject={next => show({ subject: next })}
        onActor={next => show({ actor: next })}
      />
      {(page > 1 || !isLast) && (
        <nav aria-label={words.title} className="mt-6 flex items-center justify-center gap-4">
          <Button
            variant="secondary"
            disabled={page <= 1}
            onClick={() => show({ action, subject, actor, page: page - 1 })}
          >
            {words.newer}
          </Button>
          <span className="tabular-nums">{words.page(page)}</span>
          <Button
            variant="secondary"
            disabled={isLast}
            onClick={() => show({ action, subject, actor, page: page + 1 })}
          >
            {words.older}
          </Button>
        </nav>
      )}
    </ConsoleFrame>
  )
}

interface WrittenDownProps {
  audit: UseQueryResult<AuditEntry[]>
  onSubject: (id: string) => void
  onActor: (id: string) => void
}

function WrittenDown({ audit, onSubject, onActor }: WrittenDownProps) {
  if (audit.isPending) {
    return (
      <Loading label={words.loading}>
        {[1, 2, 3, 4, 5, 6].map(row => (
          <SkeletonRow key={row} />
        ))}
      </Loading>
    )
  }
  if (audit.isError) {
    return (
      <ErrorState title={words.failed} onRetry={audit.refetch} retrying={audit.isFetching}>
        {audit.error.message}
      </ErrorState>
    )
  }
  if (audit.data.length === 0) return <EmptyState title={words.empty} />
  return <AuditTable entries={audit.data} onSubject={onSubject} onActor={onActor} />
}
