import { useState } from 'react'
import { focusFirstFault } from '#design/ui/fields/focus-first-fault.ts'
import type { WizardStep } from '#listings/rules/editing/wizard-steps.ts'
import { type AnswerField, type Answers, tidied } from '../answers.ts'
import {
  allSections,
  isIncomplete,
  missingWords,
  type SectionName,
  sectionOf,
  sectionsOf,
} from './sections.ts'
import type { ListingEditor } from './use-listing-editor.ts'

export interface StepForm {
  answers: Answers
  change: (patch: Partial<Answers>) => void
  /** Undefined until it is time to show the error. */
  wordsFor: (field: AnswerField) => string | undefined
  isMarked: (section: SectionName) => boolean
  visit: (section: SectionName) => void
  halfPeriod: HalfPeriod
  editor: ListingEditor
}

/** Only the first of two days was chosen. */
interface HalfPeriod {
  isThere: boolean
  isPointedOut: boolean
  pointOut: () => void
}

/** Sections are marked after somebody was there; in a listing that exists, from the start. */
export function useStepForm(editor: ListingEditor, isStrict: boolean) {
  const [visited, setVisited] = useState<ReadonlySet<SectionName>>(
    isStrict ? allSections : new Set<SectionName>(),
  )
  const { answers, change, problems } = editor
  const halfPeriod = useHalfPeriod(answers.unavailabilityDate)
  const { listing } = editor
  const sentIn = listing?.completed && listing.status !== 'rejected' ? listing : undefined
  const missing = missingWords(tidied(answers), sentIn)
  const visit = (...sections: readonly SectionName[]) =>
    setVisited(before => new Set([...before, ...sections]))

  const form: StepForm = {
    answers,
    change,
    editor,
    visit,
    halfPeriod,
    isMarked: section => visited.has(section) && isIncomplete(section, missing),
    wordsFor: field => {
      const section = sectionOf(field)
      const isShown = section !== undefined && visited.has(section)
      return problems[field] ?? (isShown ? missing.get(field) : undefined)
    },
  }
  /** By now, also after something was waited for. */
  const isComplete = () => missingWords(tidied(editor.latestAnswers()), sentIn).size === 0
  return { form, missing, isComplete, visitStep: (step: WizardStep) => visit(...sectionsOf[step]) }
}

/** A half period of an earlier visit does not block the Next button. */
function useHalfPeriod(firstDay: string | null): HalfPeriod {
  const [before] = useState(firstDay)
  const [pointedOut, setPointedOut] = useState<string | null>(null)
  return {
    isThere: firstDay !== null && firstDay !== before,
    isPointedOut: firstDay !== null && firstDay === pointedOut,
    pointOut: () => {
      setPointedOut(firstDay)
      focusFirstFault('main')
    },
  }
}
