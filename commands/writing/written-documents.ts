import { allLives } from '../../src/lives.ts'
import { drawLives } from './draw-lives.ts'
import { envExample } from './env-example.ts'

interface WrittenDocument {
  path: string
  /** The npm script that writes it. */
  command: string
  text(): string
}

export const livesDocument: WrittenDocument = {
  path: 'docs/lives.md',
  command: 'lives',
  text: () => drawLives(allLives),
}

export const settingsDocument: WrittenDocument = {
  path: '.env.example',
  command: 'env-example',
  text: envExample,
}

export const writtenDocuments = [livesDocument, settingsDocument]
