import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { forgetValues } from '../session/kept-values.ts'
import { usePressKey } from './use-press-key.ts'

type Pressed = ReturnType<typeof usePressKey>

interface FormProps {
  name: string | undefined
  onDrawn: (pressed: Pressed) => void
}

function Form({ name, onDrawn }: FormProps) {
  onDrawn(usePressKey(name))
  return null
}

function newForm(name?: string): Pressed {
  const forms: Pressed[] = []
  renderToStaticMarkup(<Form name={name} onDrawn={pressed => forms.push(pressed)} />)
  const [form] = forms
  if (!form) throw new Error('It was not drawn')
  return form
}

const suitcase = { name: 'Suitcase' }
const chair = { name: 'Chair' }
const answered = async (key: string) => key

async function lostKey(pressed: Pressed): Promise<string> {
  let sent = ''
  const lost = pressed(suitcase, async key => {
    sent = key
    throw new Error('No answer')
  })
  await expect(lost).rejects.toThrow('No answer')
  return sent
}

test('what got no answer is sent again with its key', async () => {
  const pressed = newForm()
  const first = await lostKey(pressed)
  expect(await lostKey(pressed)).toBe(first)
  expect(await pressed(suitcase, answered)).toBe(first)
})

test('the same once more, after it has arrived, is a second one', async () => {
  const pressed = newForm()
  const first = await pressed(suitcase, answered)
  expect(await pressed(suitcase, answered)).not.toBe(first)
})

test('something else has a key of its own', async () => {
  const pressed = newForm()
  const first = await lostKey(pressed)
  expect(await pressed(chair, answered)).not.toBe(first)
})

test('an answer that comes late leaves the key of what was sent meanwhile', async () => {
  const pressed = newForm()
  const late = Promise.withResolvers<void>()
  const first = pressed(chair, async () => late.promise)
  const second = await lostKey(pressed)
  late.resolve()
  await first
  expect(await pressed(suitcase, answered)).toBe(second)
})

test('what is kept when its form closes is sent again with its key', async () => {
  const first = await lostKey(newForm('item'))
  expect(await newForm('other')(suitcase, answered)).not.toBe(first)
  expect(await newForm('item')(suitcase, answered)).toBe(first)
})

test('what was discarded and typed anew is a second one', async () => {
  const first = await lostKey(newForm('item'))
  forgetValues('item')
  expect(await newForm('item')(suitcase, answered)).not.toBe(first)
})
