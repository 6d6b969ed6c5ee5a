import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form, SubmitButton } from '#accounts/web/form/Form.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { FileDrop } from '#design/ui/fields/FileDrop.tsx'
import { focusFirstFault } from '#design/ui/fields/focus-first-fault.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { DatePicker } from '#design/ui/pickers/DatePicker.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { after } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { photographLimits, shrinkPicture } from '#foundation/web/picture/shrink-picture.ts'
import { longestNote } from '#listings/rules/readings/reading-limits.ts'
import { postedWithinDays } from '#listings/rules/readings/series.ts'
import { ownRecordQuery, postReading } from './api.ts'
import { copy } from './copy.ts'

const words = copy.form

interface PostReadingProps {
  id: string
  mayCorrect: boolean
}

export function PostReading({ id, mayCorrect }: PostReadingProps) {
  const form = useReading(id)
  const { typed, change, kept, asked, picture, sending } = form
  const today = londonDate(serverNow())
  return (
    <Card>
      <h3 className="text-xl">{mayCorrect ? words.correct : words.heading}</h3>
      {mayCorrect && <p className="mt-1 text-ink-soft">{words.correctWords}</p>}
      <Form onSubmit={sending.run} fault={sending.fault} className="mt-4">
        <RestoredNotice kept={kept} sent />
        <Figures {...{ typed, change, asked }} />
        <DatePicker
          label={words.readOn}
          help={words.readOnHelp}
          value={typed.readOn}
          min={londonDate(after(serverNow(), -postedWithinDays * dayMs))}
          max={today}
          onChange={readOn => change({ readOn })}
        />
        <FileDrop
          label={words.picture}
          help={words.pictureHelp}
          prompt={picture.chosen ? words.change(picture.chosen.name) : words.choose}
          accept="image/*"
          error={picture.fault ?? (asked && !picture.chosen && words.pictureMissing)}
          onFiles={files => void picture.choose(files)}
        />
        <TextArea
          label={words.note}
          help={words.noteHelp}
          optional
          rows={2}
          maxLength={longestNote}
          value={typed.note}
          onChange={event => change({ note: event.target.value })}
        />
        <SubmitButton loading={sending.busy}>{words.send}</SubmitButton>
      </Form>
    </Card>
  )
}

type FiguresProps = Pick<ReturnType<typeof useReading>, 'typed' | 'change' | 'asked'>

function Figures({ typed, change, asked }: FiguresProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={words.percent}
        help={words.percentHelp}
        inputMode="numeric"
        after="%"
        maxLength={6}
        value={typed.percent}
        onChange={event => change({ percent: event.target.value })}
        error={asked && !isPercent(typed.percent) && words.percentWrong}
      />
      <TextField
        label={words.celsius}
        optional
        after="°C"
        maxLength={6}
        value={typed.celsius}
        onChange={event => change({ celsius: event.target.value })}
        error={asked && !isCelsius(typed.celsius) && words.celsiusWrong}
      />
    </div>
  )
}

function useReading(id: string) {
  const queries = useQueryClient()
  const nothing = { percent: '', celsius: '', readOn: londonDate(serverNow()), note: '' }
  const { typed, change, kept, startAnew } = useTyped(`reading.${id}`, nothing)
  const [asked, setAsked] = useState(false)
  const picture = usePicture()
  const sending = useAction(
    async () => {
      setAsked(true)
      const { chosen } = picture
      if (!chosen || !isPercent(typed.percent) || !isCelsius(typed.celsius)) {
        return focusFirstFault('form')
      }
      const record = await postReading(id, typed, chosen)
      queries.setQueryData(ownRecordQuery(id).queryKey, record)
      setAsked(false)
      startAnew(typed)
      picture.forget(chosen)
      toast.success(words.sent)
    },
    { atForm: true },
  )
  return { typed, change, kept, asked, picture, sending }
}

function usePicture() {
  const [chosen, setChosen] = useState<File>()
  const [fault, setFault] = useState<string>()
  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    setFault(undefined)
    const shrunk = await shrinkPicture(file, photographLimits).catch(() => undefined)
    if (shrunk) setChosen(shrunk)
    else setFault(words.unreadable)
  }
  const forget = (sent: File) => setChosen(now => (now === sent ? undefined : now))
  return { chosen, fault, choose, forget }
}

function isPercent(text: string): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100
}

function isCelsius(text: string): boolean {
  const typed = text.trim()
  return typed === '' || (/^-?\d{1,2}$/.test(typed) && Number(typed) >= -30 && Number(typed) <= 60)
}
