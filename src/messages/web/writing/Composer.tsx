import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useRef } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { IconButton } from '#design/ui/actions/IconButton.tsx'
import { FileChoice } from '#design/ui/fields/FileChoice.tsx'
import { SendIcon } from '#design/ui/icons/MessageIcons.tsx'
import { CameraIcon } from '#design/ui/icons/ThingIcons.tsx'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { hasBankDetails } from '../../rules/masking/masking.ts'
import { longestMessage, picturesAtMost } from '../../rules/message-terms.ts'
import type { Thread } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { ChosenPictures } from './ChosenPictures.tsx'
import type { Draft } from './kept-writing.ts'
import { QuickReplies } from './QuickReplies.tsx'
import { useDraft } from './use-draft.ts'
import { useOnline } from './use-online.ts'
import { usePictureUpload } from './use-picture-upload.ts'

const words = copy.write

interface ComposerProps {
  thread: Thread
  account: string
  onSend: (draft: Draft) => void
}

/** Empties at once, because a message that could not be sent is shown in the thread. */
export function Composer({ thread, account, onSend }: ComposerProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { draft, setText, addPicture, removePicture, clear } = useDraft(account, thread._id)
  const upload = usePictureUpload(thread._id, draft.pictures.length, addPicture)
  const text = draft.text.trim()
  const isReady = text !== '' && text.length <= longestMessage && !upload.busy
  const fault = upload.fault ?? (text.length > longestMessage ? words.tooLong : undefined)
  const send = (event?: SubmitEvent) => {
    event?.preventDefault()
    field.current?.focus()
    if (!isReady) return
    onSend({ text, pictures: draft.pictures })
    clear()
    upload.forgetFault()
  }
  const remove = (path: string) => {
    removePicture(path)
    upload.forgetFault()
    rescueFocus()
  }
  const fill = (reply: string) => {
    setText(text === '' ? reply : `${text}\n${reply}`)
    field.current?.focus()
  }
  return (
    <form
      onSubmit={send}
      className="border-hairline border-t bg-surface px-3 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:px-4"
    >
      <Warnings text={text} />
      <ChosenPictures pictures={draft.pictures} busy={upload.busy} onRemove={remove} />
      <div className="flex flex-wrap items-end gap-1.5">
        <AddPictures
          disabled={upload.busy || draft.pictures.length >= picturesAtMost}
          onFiles={upload.add}
        />
        {thread.as === 'partner' && <QuickReplies account={account} onChoose={fill} />}
        <TextField
          field={field}
          id={id}
          label={words.label(thread.with.firstName)}
          text={draft.text}
          isFaulty={fault !== undefined}
          onText={setText}
          onEnter={send}
        />
        <Button
          type="submit"
          disabled={!isReady}
          className="max-sm:size-[min(2.75rem,60px)] max-sm:px-0"
        >
          <SendIcon aria-hidden="true" className="sm:hidden" />
          <span className="max-sm:sr-only">{words.send}</span>
        </Button>
      </div>
      <Below id={`${id}-about`} fault={fault} draft={draft} />
    </form>
  )
}

function Warnings({ text }: { text: string }) {
  const isOnline = useOnline()
  const look = 'mb-2 rounded-field bg-warning-soft px-3 py-2 text-sm'
  return (
    <div role="status">
      {!isOnline && <p className={look}>{words.offline}</p>}
      {hasBankDetails(text) && <p className={look}>{copy.thread.bank}</p>}
    </div>
  )
}

interface BelowProps {
  id: string
  fault: string | undefined
  draft: Draft
}

function Below({ id, fault, draft: { text, pictures } }: BelowProps) {
  const letters = text.trim().length
  const isBare = pictures.length > 0 && letters === 0
  return (
    <div className="mt-1 flex min-h-5 justify-between gap-4 text-ink-soft text-xs">
      {fault ? (
        <p id={id} role="alert" className="font-semibold text-danger">
          {fault}
        </p>
      ) : (
        <p id={id} className={isBare ? '' : 'pointer-coarse:sr-only'}>
          {isBare ? copy.pictures.needText : words.keys}
        </p>
      )}
      <LettersLeft count={letters} />
    </div>
  )
}

interface AddPicturesProps {
  disabled: boolean
  onFiles: (files: readonly File[]) => void
}

function AddPictures({ disabled, onFiles }: AddPicturesProps) {
  const choice = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={copy.pictures.add}
        icon={<CameraIcon className="text-xl" />}
        disabled={disabled}
        onClick={() => choice.current?.click()}
      />
      <FileChoice
        ref={choice}
        label={copy.pictures.add}
        accept="image/*"
        multiple
        aria-hidden="true"
        onChoose={(_, files) => onFiles(files)}
      />
    </>
  )
}

interface TextFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  id: string
  label: string
  text: string
  isFaulty: boolean
  onText: (text: string) => void
  onEnter: () => void
}

function TextField({ field, id, label, text, isFaulty, onText, onEnter }: TextFieldProps) {
  /** On a phone Enter begins a new line, because the button to send is just as near. */
  const sendOnEnter = (event: KeyboardEvent) => {
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isPlain || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className="flex min-h-11 min-w-24 flex-1 items-center rounded-[22px] border border-field-line bg-surface hover:border-ink-soft has-aria-invalid:border-danger has-focus-visible:border-focus has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={text}
        placeholder={copy.write.placeholder}
        aria-describedby={`${id}-about`}
        aria-invalid={isFaulty || undefined}
        enterKeyHint="enter"
        onChange={event => onText(event.target.value)}
        onKeyDown={sendOnEnter}
        className="field-sizing-content max-h-40 w-full resize-none bg-transparent px-[min(1rem,4vw)] py-2 outline-none placeholder:text-ink-faint"
      />
    </div>
  )
}

/** Shown only near the limit; before that it does not matter. */
const countsDownFrom = 200

function LettersLeft({ count }: { count: number }) {
  const left = longestMessage - count
  return (
    <p role="status" className="shrink-0 tabular-nums">
      {left <= countsDownFrom && copy.write.left(left)}
    </p>
  )
}
