export interface Step {
  heading: string
  words: string
}

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ heading, words }, index) => (
        <li key={heading} className="border-green border-t-2 pt-4">
          <p className="font-semibold text-green tabular-nums" aria-hidden="true">
            {index + 1}
          </p>
          <h3 className="mt-1 text-lg">{heading}</h3>
          <p className="mt-1.5 text-ink-soft">{words}</p>
        </li>
      ))}
    </ol>
  )
}
