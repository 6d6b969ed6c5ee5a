import { Settings } from '#foundation/server/config.ts'

const opening = [
  '# Every setting of the program. All are optional: what stands here is what holds without them.',
  '# Copy it to .env, which `npm start`, `npm run dev` and `npm run migrate` read.',
  '# Written by `npm run env-example` from src/foundation/server/config.ts.',
]

/** The text of `.env.example`: each setting with its purpose and its default. */
export function envExample(): string {
  const settings = Object.entries(Settings.shape).map(([name, schema]) => {
    const { data } = schema.safeParse(undefined)
    return `# ${schema.description}\n# ${name}=${asText(data)}`
  })
  return `${[opening.join('\n'), ...settings].join('\n\n')}\n`
}

function asText(value: unknown): string {
  if (value === undefined) return ''
  const text = Array.isArray(value) ? value.join(',') : String(value)
  return /[\s<>#]/.test(text) ? `"${text}"` : text
}
