import { demoEmails, demoPassword } from '#accounts/rules/demo-people.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { copy } from './copy.ts'

const people = [
  { email: demoEmails.partner, label: copy.demo.partner },
  { email: demoEmails.renter, label: copy.demo.renter },
  { email: demoEmails.operator, label: copy.demo.operator },
]

export function DemoLogins({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  return (
    <section aria-labelledby="demo-logins" className="rounded-card bg-kraft-soft p-4">
      <h2 id="demo-logins" className="text-base">
        {copy.demo.heading}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{copy.demo.intro}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {people.map(({ email, label }) => (
          <Button
            key={email}
            variant="secondary"
            size="sm"
            title={email}
            onClick={() => onChoose(email, demoPassword)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
