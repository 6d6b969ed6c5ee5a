import { createFileRoute, Outlet } from '@tanstack/react-router'
import { NotFoundPage } from '../errors/NotFoundPage.tsx'
import { PublicFrame } from './PublicFrame.tsx'

export const Route = createFileRoute('/_public')({
  // Every page a stranger opens has it around it: one file instead of eighteen.
  codeSplitGroupings: [],
  component: PublicLayout,
  notFoundComponent: NothingHere,
})

function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}

/** The router puts it in place of the whole layout, so it brings the frame itself. */
function NothingHere() {
  return (
    <PublicFrame>
      <NotFoundPage />
    </PublicFrame>
  )
}
