import type { ReactNode } from 'react'

interface WizardColumnsProps {
  /** It shows itself where there is room for a second column. */
  beside?: ReactNode
  children: ReactNode
}

export function WizardColumns({ beside, children }: WizardColumnsProps) {
  return (
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-6 @[56rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 max-w-3xl gap-6">{children}</div>
        {beside}
      </div>
    </div>
  )
}
