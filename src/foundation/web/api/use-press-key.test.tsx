import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { usePressKey } from './use-press-key.ts'

type Pressed = ReturnType<typeof usePressKey>

function Form({ onDrawn }: { onDrawn: (pressed: Pressed) => void }) {
  onDrawn(usePressKey())
  return null
}

function newForm(): Pressed {
  const forms: Pressed[] = []
  renderToStaticMarkup(<Form onDrawn={pressed => forms.push(pressed)} />)
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
