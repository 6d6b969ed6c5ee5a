import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { toast } from '#design/toast/toast.ts'
import { Select } from '#design/ui/choices/Select.tsx'
import { FileDrop } from '#design/ui/fields/FileDrop.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { ProgressBar } from '#design/ui/states/ProgressBar.tsx'
import { formatDay } from '#foundation/rules/time/time.ts'
import { shrinkPicture } from '#foundation/web/picture/shrink-picture.ts'
import { DocumentKind, documentLimits, type Verification } from '../../rules/verification-wire.ts'
import { payments } from '../api.ts'
import { verificationQuery } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.document
type Document = Verification['document']

const kinds = DocumentKind.options.map(value => ({ value, label: words.kinds[value] }))
const types: readonly string[] = documentLimits.kinds

/** Sending a document is optional. It is deleted once the operator has decided. */
export function DocumentPanel({ verification }: { verification: Verification }) {
  const { document, isVerified } = verification
  const isOpen =
    document.state === 'none' ||
    document.state === 'rejected' ||
    (document.state === 'accepted' && !isVerified)
  return (
    <Panel heading={words.heading}>
      <div className="grid gap-5">
        <Standing document={document} />
        {isOpen && <DocumentForm />}
      </div>
    </Panel>
  )
}

function Standing({ document: { state, kind, sentAt, reason } }: { document: Document }) {
  const what = kind ? words.kinds[kind].toLowerCase() : ''
  if (state === 'waiting') {
    return <Alert>{words.waiting(what, formatDay(new Date(sentAt ?? 0)))}</Alert>
  }
  if (state === 'accepted') return <Alert tone="success">{words.accepted(what)}</Alert>
  if (state === 'none') return <p className="text-ink-soft">{words.intro}</p>
  return (
    <Alert tone="danger" title={words.rejected(what)}>
      <p className="wrap-anywhere">{reason}</p>
      <p>{words.sendAnother}</p>
    </Alert>
  )
}

function DocumentForm() {
  const queries = useQueryClient()
  const [kind, setKind] = useState<DocumentKind>()
  const [fault, setFault] = useState<{ at: 'kind' | 'file'; words: string }>()
  const send = useAction(async (what: DocumentKind, file: File) => {
    const small = await smallEnough(file).catch(() => undefined)
    if (!small) return setFault({ at: 'file', words: words.tooLarge })
    queries.setQueryData(verificationQuery.queryKey, await payments.sendDocument(what, small))
    toast.success(words.sent)
  })
  const choose = ([file]: File[]) => {
    if (!file) return
    if (!kind) setFault({ at: 'kind', words: words.noKind })
    else if (!types.includes(file.type)) setFault({ at: 'file', words: words.notPicture })
    else {
      setFault(undefined)
      void send.run(kind, file)
    }
  }
  return (
    <>
      <Select
        label={words.kind}
        placeholder={words.choose}
        options={kinds}
        value={kind ?? ''}
        error={fault?.at === 'kind' && fault.words}
        onChange={event => {
          setKind(DocumentKind.safeParse(event.target.value).data)
          setFault(undefined)
        }}
        className="max-w-xs"
      />
      {send.busy ? (
        <ProgressBar label={words.sending} />
      ) : (
        <FileDrop
          label={words.file}
          prompt={words.prompt}
          help={words.help}
          error={fault?.at === 'file' && fault.words}
          accept={types.join(',')}
          onFiles={choose}
        />
      )}
    </>
  )
}

/** Photographs from a phone are often too large. Small print must stay readable. */
async function smallEnough(file: File): Promise<File> {
  if (file.size <= documentLimits.bytes) return file
  return shrinkPicture(file, { mostBytes: documentLimits.bytes, longestSide: 4000 })
}
