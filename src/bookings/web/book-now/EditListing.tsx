import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { copy } from './copy.ts'

/** Hosts cannot book their own space, so they get a link to edit it. */
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
