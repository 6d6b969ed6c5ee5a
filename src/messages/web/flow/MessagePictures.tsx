import { Suspense, useState } from 'react'
import { cx } from '#design/ui/base/cx.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { copy } from '../copy.ts'

const LargePicture = lazyPart(() => import('./LargePicture.tsx'))

export function MessagePictures({ pictures }: { pictures: readonly string[] }) {
  const [shown, setShown] = useState<number>()
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={cx('mb-2 grid gap-1.5', pictures.length > 1 && 'grid-cols-2')}>
        {pictures.map((path, at) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => setShown(at)}
              className="block w-full overflow-hidden rounded-field"
            >
              <img
                src={path}
                alt={copy.thread.picture(at + 1, pictures.length)}
                width={320}
                height={240}
                loading="lazy"
                className="aspect-[4/3] w-full max-w-80 bg-sunk object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <LargePicture pictures={pictures} at={shown} onChange={setShown} />
        </Suspense>
      )}
    </>
  )
}
