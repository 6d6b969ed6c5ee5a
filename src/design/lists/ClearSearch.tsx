import { useNavigate } from '@tanstack/react-router'
import { Button } from '../ui/actions/Button.tsx'

/** Removes only the search from the address and keeps everything else. */
export function ClearSearch({ children }: { children: string }) {
  const navigate = useNavigate()
  return (
    <Button
      variant="secondary"
      onClick={() =>
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, q: undefined }),
          replace: true,
          viewTransition: false,
        })
      }
    >
      {children}
    </Button>
  )
}
