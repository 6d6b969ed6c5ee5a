import { createFileRoute } from '@tanstack/react-router'
import { MessageIcon } from '#design/ui/icons/ActionIcons.tsx'
import { copy } from '../copy.ts'

export const Route = createFileRoute('/_dashboard/messages/')({
  component: NoThreadPage,
})

/** Where a thread would be, while none is chosen. */
function NoThreadPage() {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2 p-6 text-center max-md:hidden">
      <span className="grid size-16 place-items-center rounded-full bg-green-soft text-2xl text-green">
        <MessageIcon />
      </span>
      <p className="font-display font-semibold text-lg">{copy.list.choose}</p>
      <p className="text-ink-soft text-sm">{copy.list.chooseAbout}</p>
    </div>
  )
}
