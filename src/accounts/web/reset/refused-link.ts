import { type AnyRouter, useHydrated, useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    isResetLinkRefused?: boolean
  }
}

/** The log-in page says so for as long as somebody stays on it, also when it is loaded again. */
export function leaveRefusedLink({ history }: Pick<AnyRouter, 'history'>): void {
  history.replace('/login', { isResetLinkRefused: true })
}

export function useRefusedLink(): boolean {
  const isHydrated = useHydrated()
  const isRefused = useLocation({ select: ({ state }) => state.isResetLinkRefused === true })
  return isHydrated && isRefused
}
