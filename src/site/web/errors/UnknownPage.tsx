import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

/** Every address that nobody has, or that the browser has not learnt of yet. */
export const Route = createFileRoute('/_public/$')({
  loader: async ({ context, location }) => {
    if (await context.learnRoutes()) throw redirect({ href: location.href, replace: true })
    throw notFound()
  },
})
