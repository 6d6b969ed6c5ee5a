import { PicturesField } from '#design/ui/fields/PicturesField.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { longestText, picturesAtMost, shortestText } from '../rules/complaint-terms.ts'
import { complaints } from './api.ts'
import { copy } from './copy.ts'

export interface TypedStatement {
  text: string
  pictures: readonly string[]
}

export const emptyStatement: TypedStatement = { text: '', pictures: [] }

export const isLongEnough = ({ text }: TypedStatement) => text.trim().length >= shortestText

interface StatementFieldsProps {
  bookingId: string
  words: { text: string; textHelp: string }
  value: TypedStatement
  onChange: (value: TypedStatement) => void
}

export function StatementFields({ bookingId, words, value, onChange }: StatementFieldsProps) {
  return (
    <>
      <TextArea
        label={words.text}
        help={words.textHelp}
        value={value.text}
        maxLength={longestText}
        rows={5}
        onChange={event => onChange({ ...value, text: event.target.value })}
      />
      <PicturesField
        words={copy.pictures}
        atMost={picturesAtMost}
        upload={picture => complaints.upload(bookingId, picture)}
        value={value.pictures}
        onChange={pictures => onChange({ ...value, pictures })}
      />
    </>
  )
}
