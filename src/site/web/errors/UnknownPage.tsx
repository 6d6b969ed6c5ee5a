import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every address that nobody has: it stands inside the public frame, with a way on. */
export const Route = createFileRoute('/_public/$')({
  loader: () => {
    throw notFound()
  },
})
