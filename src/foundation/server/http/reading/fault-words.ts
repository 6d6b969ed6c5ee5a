import type { z } from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

const formats: Readonly<Record<string, string>> = {
  date: 'Please write the day as 2027-01-31.',
  datetime: 'Please write the time as 2027-01-31T09:00:00Z.',
  email: 'Please enter an email address.',
  url: 'Please enter a web address that begins with https://.',
}

/** The words for a schema that has none of its own. */
export function faultWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'This is needed.'
      return `This must be ${kinds[issue.expected] ?? issue.expected}.`
    }
    case 'invalid_value':
      return issue.values.length === 1
        ? `This must be ${String(issue.values[0])}.`
        : choiceWords(issue.values)
    case 'invalid_union':
      return unionWords(issue)
    case 'invalid_format':
      return formats[issue.format] ?? 'Please check how this is written.'
    case 'too_small':
      return `Please give ${issue.exact ? 'exactly' : 'at least'} ${amount(issue.origin, issue.minimum)}.`
    case 'too_big':
      return `Please give ${issue.exact ? 'exactly' : 'at most'} ${amount(issue.origin, issue.maximum)}.`
    case 'unrecognized_keys':
      return `Please leave this out: ${issue.keys.join(', ')}.`
    default:
      return vague
  }
}

const vague = 'Please check this.'

const choiceWords = (values: readonly z.core.util.Primitive[]) =>
  `Please choose one of these: ${values.map(String).join(', ')}.`

interface Refused {
  /** Only where one field says which shape is meant. */
  options?: readonly z.core.util.Primitive[]
  errors: readonly (readonly z.core.$ZodIssue[])[]
}

/** What a fixed value such as an empty text may stand for tells more than that value. */
function unionWords({ options, errors }: Refused): string {
  if (options) return choiceWords(options)
  const open = errors.filter(([first]) => first?.code !== 'invalid_value')
  return open.length === 1 ? (open[0]?.[0]?.message ?? vague) : vague
}

const counted: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
}

function amount(origin: string, limit: number | bigint): string {
  const [one, many] = counted[origin] ?? []
  return [limit, Number(limit) === 1 ? one : many].filter(part => part !== undefined).join(' ')
}
