import { useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'
import { phoneText } from '#accounts/rules/phone.ts'
import type { User } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Switch } from '#design/ui/choices/Switch.tsx'
import { useSiteFacts } from '#foundation/web/head/site-facts.ts'
import { accounts } from '../api.ts'
import { copy as accountCopy } from '../copy.ts'
import { showFailure } from '../form/show-failure.ts'
import { meQuery } from '../me-query.ts'
import { copy } from '../profile/copy.ts'
import { Section } from '../profile/Section.tsx'

const rows = [
  {
    name: copy.preferences.support,
    help: copy.preferences.supportHelp,
    email: 'supportEmail',
    text: 'supportText',
  },
  {
    name: copy.preferences.reminder,
    help: copy.preferences.reminderHelp,
    email: 'reminderEmail',
    text: 'reminderText',
  },
  {
    name: copy.preferences.marketing,
    help: copy.preferences.marketingHelp,
    email: 'marketingEmail',
    text: 'marketingText',
  },
] as const

type Flag = (typeof rows)[number]['email' | 'text']

export function PreferencesSection({ me }: { me: User }) {
  const toggle = useToggle(me)
  const { texts } = useSiteFacts()
  const { byEmail, byText, switchName } = copy.preferences
  const cell = (flag: Flag, category: string, channel: string) => (
    <td className="pt-3 text-center">
      <Switch
        label={switchName(category, channel)}
        hideLabel
        name={flag}
        checked={me[flag]}
        onChange={() => void toggle(flag)}
      />
    </td>
  )
  return (
    <Section id="preferences" heading={copy.preferences.heading} intro={copy.preferences.intro}>
      <table className="w-full">
        <thead>
          <tr className="text-left text-sm">
            <th scope="col" className="font-semibold">
              {copy.preferences.category}
            </th>
            <th scope="col" className="w-16 text-center font-semibold sm:w-24">
              {byEmail}
            </th>
            <th scope="col" className="w-16 text-center font-semibold sm:w-24">
              {byText}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Fragment key={row.email}>
              <tr className="border-hairline border-t">
                <th scope="row" className="pt-3 pr-3 text-left font-medium">
                  {row.name}
                </th>
                {cell(row.email, row.name, byEmail)}
                {cell(row.text, row.name, byText)}
              </tr>
              <tr>
                <td colSpan={3} className="max-w-measure pt-1 pb-4 text-ink-soft text-sm">
                  {row.help}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-ink-soft text-sm">{textWords(texts, me.phone)}</p>
    </Section>
  )
}

function textWords(texts: boolean, phone: string | null): string {
  if (!texts) return copy.preferences.noTexts
  return phone ? copy.preferences.textsTo(phoneText(phone)) : copy.preferences.textsNeedPhone
}

/** Shown at once, and taken back if the server refuses. */
function useToggle(me: User) {
  const queries = useQueryClient()
  const set = (flag: Flag, value: boolean) =>
    queries.setQueryData(meQuery.queryKey, now => now && { ...now, [flag]: value })
  return async (flag: Flag) => {
    const before = me[flag]
    set(flag, !before)
    try {
      await accounts.changeProfile(me._id, { [flag]: !before })
      toast.success(accountCopy.updated)
    } catch (error) {
      set(flag, before)
      showFailure(error)
    }
  }
}
