// Lists the commands as the README explains them, under whatever Node the machine has.
import { readFileSync } from 'node:fs'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const rows = [...readme.matchAll(/^\| `([^`]*\bnpm [^`]+)` +\| (.+?) +\|$/gm)]
const width = Math.max(...rows.map(([, command]) => command.length))

for (const [, command, meaning] of rows) {
  const plain = meaning.replace(/\[(.+?)\]\(.+?\)/g, '$1')
  process.stdout.write(`${command.padEnd(width)}  ${plain}\n`)
}
