import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { readDeskSearch } from '#payments/web/desk/desk-view.ts'
import { MoneyDesk } from '#payments/web/desk/MoneyDesk.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { copy } from '../copy.ts'

export const Route = createFileRoute('/_dashboard/admin/money')({
  validateSearch: readDeskSearch,
  component: MoneyPage,
})

function MoneyPage() {
  useDashboardTitle(copy.title)
  const { view, page } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/money' })
  return (
    <ConsoleFrame>
      <MoneyDesk
        search={{ ...(view && { view }), ...(page && { page }) }}
        onSearch={search => void navigate({ search, viewTransition: false })}
      />
    </ConsoleFrame>
  )
}
