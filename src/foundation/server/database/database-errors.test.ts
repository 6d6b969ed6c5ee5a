import { expect, it } from 'vitest'
import { DatabaseUnavailable, throwTranslated } from './database-errors.ts'

it.each(['25P03', '25P04', '57P01', '57P05'])(
  'says of a connection that the server has ended (%s) that another try may succeed',
  code => {
    const ended = Object.assign(new Error('terminating connection'), { code })
    expect(() => throwTranslated(ended)).toThrow(DatabaseUnavailable)
  },
)
