import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Fact, Facts, Panel } from '#bookings/web/detail/Panel.tsx'
import { NameAndEmail } from '#design/lists/cells.tsx'
import { BackLink } from '#design/ui/navigation/BackLink.tsx'
import { SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { reportReasons } from '../../rules/report-reasons.ts'
import type { Report } from '../../rules/report-wire.ts'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { LoadedOne } from '../LoadedOne.tsx'
import { CloseReport } from './CloseReport.tsx'
import { copy } from './copy.ts'
import { ReportedConversation } from './ReportedConversation.tsx'
import { reportQuery } from './reports-api.ts'
import { TakeDown } from './TakeDown.tsx'

export const Route = createFileRoute('/_dashboard/admin/reports/$id')({
  component: ReportPage,
})

function ReportPage() {
  const { id } = Route.useParams()
  const report = useQuery(reportQuery(id))
  return (
    <ConsoleFrame section="reports" one={report.data?.caseNumber}>
      <BackLink to="/admin/reports">{copy.back}</BackLink>
      <LoadedOne one={report} words={copy.one} standIn={<SkeletonCard />}>
        {loaded => <Loaded report={loaded} />}
      </LoadedOne>
    </ConsoleFrame>
  )
}

function Loaded({ report }: { report: Report }) {
  const { caseNumber, about, title, reason, words, createdAt, answer, outcome } = report
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[1fr_22rem]">
      <div className="grid min-w-0 gap-5">
        <Panel heading={`${caseNumber}: ${reportReasons[reason]}`}>
          <p className="wrap-anywhere mb-1 font-semibold">{title}</p>
          <p className="mb-4 text-ink-soft text-sm">
            {copy.kinds[about]}, {formatMoment(new Date(createdAt))}
          </p>
          <p className="wrap-anywhere max-w-measure whitespace-pre-line">{words}</p>
          <Ways report={report} />
        </Panel>
        <AsReported words={report.asReported} />
        {report.threadId && (
          <ReportedConversation reportId={report._id} threadId={report.threadId} />
        )}
        {answer && outcome && (
          <Panel heading={copy.answer}>
            <p className="mb-1 font-semibold">{copy.outcomes[outcome]}</p>
            <p className="wrap-anywhere max-w-measure whitespace-pre-line">{answer}</p>
          </Panel>
        )}
      </div>
      <div className="grid min-w-0 gap-5">
        <Panel heading={copy.people}>
          <People report={report} />
        </Panel>
        {report.state === 'open' && <TakeDown report={report} />}
        {report.state === 'open' && <CloseReport report={report} />}
      </div>
    </div>
  )
}

function AsReported({ words }: { words: string | null }) {
  if (!words) return null
  return (
    <Panel heading={copy.asReported.heading}>
      <p className="mb-4 max-w-measure text-ink-soft text-sm">{copy.asReported.listing}</p>
      <p className="wrap-anywhere max-w-measure whitespace-pre-line">{words}</p>
    </Panel>
  )
}

function Ways({ report: { listingId, bookingId, person } }: { report: Report }) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-5">
      <Link to="/admin/listings/$id" params={{ id: listingId }} className="tall-link">
        {copy.listing}
      </Link>
      {bookingId && (
        <Link to="/admin/bookings/$id" params={{ id: bookingId }} className="tall-link">
          {copy.booking}
        </Link>
      )}
      {person && (
        <Link to="/admin/people/$id" params={{ id: person._id }} className="tall-link">
          {copy.person}
        </Link>
      )}
      <Link to="/admin/audit" search={{ subject: listingId }} className="tall-link">
        {copy.history}
      </Link>
    </p>
  )
}

function People({ report: { person, reporter, replyTo } }: { report: Report }) {
  return (
    <Facts>
      <Fact name={copy.concerns}>
        {person ? <NameAndEmail {...person} /> : copy.gone}
        {person?.isSuspended && <Badge tone="danger">{copy.suspended}</Badge>}
      </Fact>
      <Fact name={copy.reporter}>
        {reporter ? <NameAndEmail {...reporter} /> : (replyTo ?? copy.visitor)}
      </Fact>
    </Facts>
  )
}
