import { Fragment } from 'react'
import { hiddenUntilBooked } from '../../rules/message-terms.ts'

/** As it was written, line by line; what is hidden looks like no word of the writer's. */
export function MessageText({ text }: { text: string }) {
  const parts = text.split(hiddenUntilBooked)
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes
        <Fragment key={at}>
          {at > 0 && (
            <span className="box-decoration-clone rounded-sm bg-bone px-1 font-medium text-ink text-sm">
              {hiddenUntilBooked}
            </span>
          )}
          {part}
        </Fragment>
      ))}
    </p>
  )
}
