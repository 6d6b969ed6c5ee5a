import { useNavigate } from '@tanstack/react-router'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { Button } from '../ui/actions/Button.tsx'

/** Removes only the search from the address and keeps everything else. */
export function ClearSearch({ children }: { children: string }) {
  const navigate = useNavigate()
  const clear = async () => {
    await navigate({
      to: '.',
      search: (before: object) => ({ ...before, q: undefined }),
      replace: true,
      viewTransition: false,
    })
    rescueFocus()
  }
  return (
    <Button variant="secondary" onClick={() => void clear()}>
      {children}
    </Button>
  )
}
