import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { readDeskSearch } from '#payments/web/desk/desk-view.ts'
import { MoneyDesk } from '#payments/web/desk/MoneyDesk.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'

export const Route = createFileRoute('/_dashboard/admin/money')({
  validateSearch: readDeskSearch,
  component: MoneyPage,
})

function MoneyPage() {
  const { view, page } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/money' })
  return (
    <ConsoleFrame section="money">
      <MoneyDesk
        search={{ ...(view && { view }), ...(page && { page }) }}
        onSearch={search => void navigate({ search, viewTransition: false })}
      />
    </ConsoleFrame>
  )
}
