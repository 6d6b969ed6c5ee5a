import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/actions/Button.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import type { PriceQuestion } from '#listings/rules/editing/price-suggestion.ts'
import { poundsText } from '../../money-text.ts'
import { priceSuggestionQuery } from '../../queries.ts'
import type { Answers } from '../answers.ts'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'
import { SpreadChart } from './SpreadChart.tsx'

const words = copy.suggestion

/** Only advice, so a failure shows nothing. */
export function PriceSuggestionPanel({ form }: { form: StepForm }) {
  const question = questionFrom(form.answers)
  return question && <Suggestion question={question} form={form} />
}

function Suggestion({ question, form }: { question: PriceQuestion; form: StepForm }) {
  const { answers, change } = form
  const { data, isPending, isError } = useQuery(priceSuggestionQuery(question))
  if (isError) return null
  if (isPending) {
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-40" />
      </Loading>
    )
  }
  if (data === null) return <p className="text-ink-soft text-sm">{words.none}</p>
  const charts = [
    {
      name: words.monthly,
      spread: data.monthly,
      yours: answers.monthlyRate,
      use: (monthlyRate: number) => change({ monthlyRate }),
    },
    {
      name: words.hourly,
      spread: data.hourly,
      yours: answers.hourlyRate,
      use: (hourlyRate: number) => change({ hourlyRate }),
    },
  ]
  return (
    <div className="rounded-card bg-sky-soft p-4 sm:p-5">
      <h4 className="text-lg">{words.heading}</h4>
      <p className="mt-1 text-ink-soft text-sm">{words.intro(data.count)}</p>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        {charts.map(({ name, spread, yours, use }) => (
          <div key={name}>
            <SpreadChart name={name} spread={spread} yours={yours} />
            <Button
              variant="ghost"
              size="sm"
              className="mt-1 -ml-3"
              onClick={() => use(spread.median)}
            >
              {words.use(poundsText(spread.median))}
              <span className="sr-only"> {name.toLowerCase()}</span>
            </Button>
          </div>
        ))}
      </div>
    </div>
  )
}

function questionFrom(answers: Answers): PriceQuestion | undefined {
  const { coordinates, storageType, storageSize } = answers
  if (!coordinates || !storageType || !storageSize?.name) return undefined
  return { ...coordinates, storageType, storageSize: storageSize.name }
}
