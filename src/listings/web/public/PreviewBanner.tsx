import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'

export default function PreviewBanner({ listing }: { listing: PublicListing }) {
  const session = useSession()
  const isOperator = session.status === 'in' && session.record.role === 'admin'
  return (
    <div className="mx-auto max-w-page px-4 pt-4 sm:px-8">
      <Alert
        tone="warning"
        title={copy.preview.title}
        action={
          <Link
            to={(isOperator ? '/admin/listings/$id' : '/listings/edit/$id') as string}
            params={{ id: listing._id } as object}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {isOperator ? copy.preview.review : copy.preview.edit}
          </Link>
        }
      >
        {wordsFor(listing.status)}
      </Alert>
    </div>
  )
}

function wordsFor(status: PublicListing['status']): string {
  if (status === null) return copy.preview.draft
  return status === 'approved' ? copy.preview.hidden : copy.preview[status]
}
