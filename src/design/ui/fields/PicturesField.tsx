import { use, useEffect, useRef, useState } from 'react'
import { photographLimits, shrinkPicture } from '#foundation/web/picture/shrink-picture.ts'
import { UploadsContext } from '#foundation/web/picture/uploads.ts'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { Button } from '../actions/Button.tsx'
import { FileDrop } from './FileDrop.tsx'

interface PicturesFieldWords {
  label: string
  help: string
  prompt: string
  tooMany: string
  unreadable: string
  removeShort: string
  remove: (number: number) => string
  picture: (number: number) => string
  busy: string
  done: string
}

interface PicturesFieldProps {
  words: PicturesFieldWords
  atMost: number
  /** Answers the address of the picture. */
  upload: (picture: File) => Promise<string>
  value: readonly string[]
  onChange: (pictures: readonly string[]) => void
}

/** Pictures are uploaded when chosen; the form only names their addresses. */
export function PicturesField({ words, atMost, upload, value, onChange }: PicturesFieldProps) {
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const addToForm = useAddToForm(value, onChange)
  const countUpload = use(UploadsContext)
  const add = async (files: readonly File[]) => {
    if (value.length + files.length > atMost) return setFault(words.tooMany)
    setFault(undefined)
    setDone(false)
    setBusy(true)
    countUpload(1)
    const added: string[] = []
    try {
      for (const file of files) {
        const picture = await shrinkPicture(file, photographLimits).catch(() => undefined)
        if (picture) added.push(await upload(picture))
        else setFault(words.unreadable)
      }
    } catch (error) {
      if (error instanceof Error) setFault(error.message)
    } finally {
      setBusy(false)
      setDone(added.length > 0)
      countUpload(-1)
      addToForm(added)
    }
  }
  return (
    <div className="grid gap-3">
      <FileDrop
        label={words.label}
        optional
        help={words.help}
        error={fault}
        prompt={busy ? words.busy : words.prompt}
        accept="image/*"
        multiple
        disabled={busy || value.length >= atMost}
        onFiles={files => void add(files)}
      />
      <p role="status" className="sr-only">
        {busy ? words.busy : (fault ?? (isDone && words.done))}
      </p>
      {value.length > 0 && (
        <Chosen words={words} pictures={value} isAdding={busy} onChange={onChange} />
      )}
    </div>
  )
}

/** An upload takes a while, and by then more may have been typed into the form. */
function useAddToForm(value: readonly string[], onChange: PicturesFieldProps['onChange']) {
  const latest = useRef<{ value: typeof value; onChange: typeof onChange }>(undefined)
  useEffect(() => {
    latest.current = { value, onChange }
  })
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )
  return (added: readonly string[]) => {
    const form = latest.current
    if (form && added.length > 0) form.onChange([...form.value, ...added])
  }
}

interface ChosenProps {
  words: PicturesFieldWords
  pictures: readonly string[]
  /** The pictures on their way are added to those that were there when they were chosen. */
  isAdding: boolean
  onChange: PicturesFieldProps['onChange']
}

function Chosen({ words, pictures, isAdding, onChange }: ChosenProps) {
  const remove = (path: string) => {
    onChange(pictures.filter(one => one !== path))
    rescueFocus()
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
      {pictures.map((path, index) => (
        <li key={path} className="grid gap-1">
          <img
            src={path}
            alt={words.picture(index + 1)}
            className="aspect-square w-full rounded-field border border-hairline bg-sunk object-cover"
          />
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.remove(index + 1)}
            disabled={isAdding}
            onClick={() => remove(path)}
          >
            {words.removeShort}
          </Button>
        </li>
      ))}
    </ul>
  )
}
