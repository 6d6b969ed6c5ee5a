import { Button } from '#design/ui/actions/Button.tsx'
import { FileDrop } from '#design/ui/fields/FileDrop.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { ProgressBar } from '#design/ui/states/ProgressBar.tsx'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { mostMedia } from '#listings/rules/limits.ts'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from '../uploads/copy.ts'
import { acceptedMedia } from '../uploads/upload-limits.ts'
import type { Refused, UnderWay } from '../uploads/use-uploads.ts'
import { MediaList } from './MediaList.tsx'

export function MediaSection({ form }: { form: StepForm }) {
  const { answers, change, editor, wordsFor } = form
  const { listing, uploads } = editor
  /** For buttons that are gone once they are pressed. */
  const press = (act: () => void) => {
    act()
    rescueFocus()
  }
  const isFull = answers.image.length + uploads.underWay.length >= mostMedia
  return (
    <FormSection name="media" form={form} heading={copy.heading}>
      <FileDrop
        label={copy.label}
        prompt={copy.prompt}
        help={isFull ? copy.full : copy.help}
        error={wordsFor('image')}
        accept={acceptedMedia}
        multiple
        disabled={isFull || listing === undefined}
        onFiles={files => uploads.add(files, answers.image.length)}
      />
      {uploads.refused.length > 0 && (
        <RefusedFiles
          refused={uploads.refused}
          onDismiss={() => press(uploads.forgetRefused)}
          onShrink={() => press(() => uploads.shrinkRefused(answers.image.length))}
        />
      )}
      <UploadList underWay={uploads.underWay} onCancel={id => press(() => uploads.cancel(id))} />
      <MediaList
        urls={answers.image}
        items={listing?.mediaItems ?? []}
        onChange={image => change({ image })}
      />
    </FormSection>
  )
}

interface RefusedFilesProps {
  refused: readonly Refused[]
  onDismiss: () => void
  onShrink: () => void
}

/** It stays until somebody has read it. */
function RefusedFiles({ refused, onDismiss, onShrink }: RefusedFilesProps) {
  const pictures = refused.filter(({ picture }) => picture).length
  return (
    <Alert live tone="danger" title={copy.refused(refused.length)} onDismiss={onDismiss}>
      <ul className="list-disc pl-5 max-sm:-mr-8 max-sm:pl-4">
        {refused.map(({ id, name, reason }) => (
          <li key={id} className="wrap-anywhere">
            {copy.refusedFile(name, reason)}
          </li>
        ))}
      </ul>
      {pictures > 0 && (
        <div className="mt-3 grid justify-items-start gap-3">
          <p>{copy.shrinkOffer(pictures)}</p>
          <Button size="sm" onClick={onShrink}>
            {copy.shrink(pictures)}
          </Button>
        </div>
      )}
    </Alert>
  )
}

interface UploadListProps {
  underWay: readonly UnderWay[]
  onCancel: (id: string) => void
}

function UploadList({ underWay, onCancel }: UploadListProps) {
  return (
    <div className="grid gap-2 empty:hidden">
      {underWay.length > 0 && (
        <p role="status" className="font-semibold text-sm">
          {copy.uploading(underWay.length)}
        </p>
      )}
      {underWay.map(file => (
        <ProgressBar
          key={file.id}
          label={file.name}
          {...progressOf(file)}
          onCancel={() => onCancel(file.id)}
        />
      ))}
    </div>
  )
}

function progressOf({ percent, isShrinking }: UnderWay): { percent: number; detail?: string } {
  if (percent === undefined) return { percent: 0, detail: copy.waiting }
  if (isShrinking) return { percent, detail: copy.shrinking }
  return percent >= 100 ? { percent, detail: copy.finishing } : { percent }
}
