import { useState } from 'react'

// Loads the heavy half of a component when it is first opened and keeps it afterwards,
// so that it can close with its own animation.
export function useOpened() {
  const [open, setOpen] = useState(false)
  const [everOpened, setEverOpened] = useState(false)
  return {
    open,
    everOpened,
    show: () => {
      setEverOpened(true)
      setOpen(true)
    },
    hide: () => setOpen(false),
  }
}
