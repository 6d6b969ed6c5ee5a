import { Link } from '@tanstack/react-router'
import { buttonClass } from '#foundation/web/ui/Button.tsx'
import { cx } from '#foundation/web/ui/cx.ts'
import { copy } from './copy.ts'

/** For the host, who has nothing to book here. */
export default function EditListing({ id }: { id: string }) {
  return (
    <Link
      to={'/listings/edit/$id' as string}
      params={{ id } as object}
      className={cx(buttonClass({ variant: 'secondary' }), 'whitespace-nowrap max-sm:px-4')}
    >
      {copy.own.edit}
    </Link>
  )
}
