import { Suspense, useState } from 'react'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import type { DialogProps } from './ModalDialog.tsx'

const load = () => import('./ModalDialog.tsx')
const ModalDialog = lazyPart(load)

// Call it on hover or focus of the button that opens the dialog.
export const preloadDialog = () => void load().catch(() => undefined)

export function Dialog(props: DialogProps) {
  const [everOpened, setEverOpened] = useState(props.open)
  if (props.open && !everOpened) setEverOpened(true)
  if (!everOpened) return null
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  )
}
