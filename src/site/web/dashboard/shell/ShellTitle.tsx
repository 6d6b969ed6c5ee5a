import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { copy as wizard } from '#listings/web/wizard/copy.ts'
import { dashboardMenu } from '../dashboard-menu.tsx'

/** Pages are called as in the menu, apart from some that few people open. */
const titles = new Map<string, string>(
  [...dashboardMenu('partner'), ...dashboardMenu('customer')]
    .flatMap(({ items }) => items.filter(({ isRare }) => !isRare))
    .map(({ to, label }) => [to, label]),
).set('/listings/create', wizard.createTitle)

/** What stands in the title bar before the code of the page is there. */
export function ShellTitle({ href }: { href: string }) {
  const [path = ''] = href.split('?')
  const title = titles.get(path)
  return title ? (
    <h1 className="min-h-lh text-2xl sm:text-3xl">{title}</h1>
  ) : (
    <Skeleton className="h-[1.15em] w-48 text-2xl sm:text-3xl" />
  )
}
