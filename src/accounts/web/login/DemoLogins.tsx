import { Button } from '#design/ui/actions/Button.tsx'
import { copy } from './copy.ts'

const password = 'Holdall1!'
const people = [
  { email: 'partner@holdall.test', label: copy.demo.partner },
  { email: 'renter@holdall.test', label: copy.demo.renter },
  { email: 'admin@holdall.test', label: copy.demo.operator },
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
            onClick={() => onChoose(email, password)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
