import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

/** Also catches pages whose routes the browser has not loaded yet. */
export const Route = createFileRoute('/_public/$')({
  loader: async ({ context, location }) => {
    if (await context.learnRoutes()) throw redirect({ href: location.href, replace: true })
    throw notFound()
  },
})
