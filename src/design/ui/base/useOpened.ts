import { useState } from 'react'

// Loads the large part of a component when it is first opened, and keeps it so that it can animate
// while it closes.
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
