import { dayMs } from '#foundation/rules/time/lengths.ts'

const mostAnswers = 2000
const keptMs = dayMs

/** Keeps the answers asked for most recently, for a day. */
export function rememberAnswers<Answer>(now: () => number) {
  const answers = new Map<string, { answer: Answer; until: number }>()
  return {
    get(question: string): Answer | undefined {
      const known = answers.get(question)
      if (!known) return undefined
      answers.delete(question)
      if (known.until <= now()) return undefined
      answers.set(question, known)
      return known.answer
    },
    keep(question: string, answer: Answer): void {
      if (answers.size >= mostAnswers) answers.delete(answers.keys().next().value ?? '')
      answers.set(question, { answer, until: now() + keptMs })
    },
    get size() {
      return answers.size
    },
  }
}
