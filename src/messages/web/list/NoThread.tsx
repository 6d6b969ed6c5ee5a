import { MessageIcon } from '#design/ui/icons/MessageIcons.tsx'
import { copy } from '../copy.ts'

/** Where a thread would be, while none is chosen. */
export function NoThread() {
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
