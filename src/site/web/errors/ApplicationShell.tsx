import { createFileRoute, redirect } from '@tanstack/react-router'

/** The specification names this address, but it has no page of its own. */
export const Route = createFileRoute('/_app')({
  beforeLoad: () => {
    throw redirect({ to: '/' })
  },
})
