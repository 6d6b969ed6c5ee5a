import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { longestText, shortestText } from '../rules/complaint-terms.ts'
import { PicturesField } from './PicturesField.tsx'

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
        bookingId={bookingId}
        value={value.pictures}
        onChange={pictures => onChange({ ...value, pictures })}
      />
    </>
  )
}
