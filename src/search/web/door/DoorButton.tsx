import { Suspense, useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { VanIcon } from '#design/ui/icons/SearchIcons.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import type { SearchControls } from '../search-controls.ts'

const load = () => import('./DoorDialog.tsx')
const DoorDialog = lazyPart(load)

interface DoorButtonProps extends Pick<SearchControls, 'params' | 'onChange'> {
  label: string
}

export function DoorButton({ label, ...search }: DoorButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<VanIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="noscript:hidden max-sm:grow"
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DoorDialog {...search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
