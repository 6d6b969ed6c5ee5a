import { createFileRoute, redirect } from '@tanstack/react-router'

/** An address of the specification that names the shell itself; there is nothing of its own to see. */
export const Route = createFileRoute('/_app')({
  beforeLoad: () => {
    throw redirect({ to: '/' })
  },
})
