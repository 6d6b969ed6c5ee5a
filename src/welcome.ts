import { demoEmails, demoPassword } from './accounts/rules/demo-people.ts'
import type { Config } from './foundation/server/config.ts'

export function welcome(config: Config): string {
  const lines = [`  Holdall is ready at ${config.publicUrl}`]
  if (config.demo) {
    lines.push(
      '',
      `  Log in as one of these, password ${demoPassword}`,
      `    ${demoEmails.partner}   lets out space`,
      `    ${demoEmails.renter}    stores things`,
      `    ${demoEmails.operator}     runs the marketplace`,
      '',
      `  Mail can be read at ${config.publicUrl}/dev/outbox`,
    )
  }
  lines.push('  Stop with Ctrl-C')
  return `\n${lines.join('\n')}\n`
}
