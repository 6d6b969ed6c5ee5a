import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { copy } from './copy.ts'
import { ReportForm } from './ReportForm.tsx'
import { readReportSearch } from './report-search.ts'

export const Route = createFileRoute('/_public/report')({
  validateSearch: readReportSearch,
  component: ReportPage,
})

function ReportPage() {
  const search = Route.useSearch()
  return (
    <div className="mx-auto w-full max-w-2xl px-edge py-10 sm:px-8 sm:py-16">
      <PageHead title={copy.title} noindex />
      <ReportForm key={JSON.stringify(search)} search={search} />
    </div>
  )
}
