import type { Config } from './foundation/server/config.ts'

export function welcome(config: Config): string {
  const lines = [`  Holdall is ready at ${config.publicUrl}`]
  if (config.demo) {
    lines.push(
      '',
      '  Log in as one of these, password Holdall1!',
      '    partner@holdall.test   lets out space',
      '    renter@holdall.test    stores things',
      '    admin@holdall.test     runs the marketplace',
      '',
      `  Mail can be read at ${config.publicUrl}/dev/outbox`,
    )
  }
  lines.push('  Stop with Ctrl-C')
  return `\n${lines.join('\n')}\n`
}
