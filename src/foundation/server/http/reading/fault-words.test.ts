import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { faultWords } from './fault-words.ts'

const words = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: faultWords }).error?.issues.map(({ message }) => message)

const go = z.strictObject({ do: z.literal('go') })
const stay = z.strictObject({ do: z.literal('stay') })

describe('what is said of a value that a schema refuses', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'This is needed.'],
    [z.string(), 5, 'This must be text.'],
    [z.number(), 'five', 'This must be a number.'],
    [z.int(), 1.5, 'This must be a whole number.'],
    [z.array(z.string()), {}, 'This must be a list.'],
    [z.enum(['daily', 'off']), 'hourly', 'Please choose one of these: daily, off.'],
    [z.literal(true), false, 'This must be true.'],
    [z.iso.date(), 'soon', 'Please write the day as 2027-01-31.'],
    [z.string().regex(/^[0-9]{4}$/), 'x', 'Please check how this is written.'],
    [z.int().min(1), 0, 'Please give at least 1.'],
    [z.string().max(1), 'ab', 'Please give at most 1 character.'],
    [z.array(z.int()).length(2), [1], 'Please give exactly 2 entries.'],
    [z.strictObject({}), { foo: 1 }, 'Please leave this out: foo.'],
    [z.union([z.string(), z.int()]), {}, 'Please check this.'],
    [z.union([z.literal(''), z.string()]), 5, 'This must be text.'],
    [z.union([z.literal(''), z.iso.date()]), 'x', 'Please write the day as 2027-01-31.'],
    [z.discriminatedUnion('do', [go, stay]), { do: 'x' }, 'Please choose one of these: go, stay.'],
    [z.discriminatedUnion('do', [go, stay]), {}, 'Please choose one of these: go, stay.'],
  ])('says of %o and %j: %s', (schema, value, said) => {
    expect(words(schema, value)).toEqual([said])
  })

  it('leaves a schema its own words', () => {
    expect(words(z.string('Please enter a name.'), 5)).toEqual(['Please enter a name.'])
  })
})
