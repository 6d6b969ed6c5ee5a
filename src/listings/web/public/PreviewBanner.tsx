import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import type { PublicListing } from '#listings/rules/wire.ts'

const words = {
  title: 'This is a preview',
  pending: 'Only you can see this page. We look at every listing first, usually within 24 hours.',
  draft: 'Only you can see this page. Finish the listing and send it in when it is ready.',
  rejected: 'Only you can see this page. The listing was not approved as it stands.',
  suspended: 'Only you can see this page. The listing is suspended.',
  hidden: 'Only you can see this page at the moment.',
  edit: 'Edit the listing',
  review: 'Review the listing',
}

export default function PreviewBanner({ listing }: { listing: PublicListing }) {
  const session = useSession()
  const isOperator = session.status === 'in' && session.record.role === 'admin'
  return (
    <div className="mx-auto max-w-page px-edge pt-4 sm:px-8">
      <Alert
        tone="warning"
        title={words.title}
        action={
          <Link
            to={(isOperator ? '/admin/listings/$id' : '/listings/edit/$id') as string}
            params={{ id: listing._id } as object}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {isOperator ? words.review : words.edit}
          </Link>
        }
      >
        {wordsFor(listing.status)}
      </Alert>
    </div>
  )
}

function wordsFor(status: PublicListing['status']): string {
  if (status === null) return words.draft
  return status === 'approved' ? words.hidden : words[status]
}
