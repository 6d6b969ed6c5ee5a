import { useMutation, useQueryClient } from '@tanstack/react-query'
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
        onChange={() => toggle(flag)}
      />
    </td>
  )
  return (
    <Section id="preferences" heading={copy.preferences.heading} intro={copy.preferences.intro}>
      <div className="@container">
        <table className="w-full @max-[14rem]:block">
          <Head />
          <tbody className="@max-[14rem]:block">
            {rows.map(row => (
              <Fragment key={row.email}>
                <tr className="border-hairline border-t @max-[14rem]:grid @max-[14rem]:grid-cols-2">
                  <th
                    scope="row"
                    className="pt-3 pr-3 text-left font-semibold @max-[14rem]:col-span-2"
                  >
                    {row.name}
                  </th>
                  {cell(row.email, row.name, byEmail)}
                  {cell(row.text, row.name, byText)}
                </tr>
                <tr className="@max-[14rem]:block">
                  <td
                    colSpan={3}
                    className="max-w-measure pt-1 pb-4 text-ink-soft text-sm @max-[14rem]:block"
                  >
                    {row.help}
                  </td>
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-ink-soft text-sm">{textWords(texts, me.phone)}</p>
    </Section>
  )
}

function Head() {
  const { category, byEmail, byText } = copy.preferences
  return (
    <thead className="@max-[14rem]:block">
      <tr className="text-left text-sm @max-[14rem]:grid @max-[14rem]:grid-cols-2">
        <th scope="col" className="font-semibold @max-[14rem]:sr-only">
          {category}
        </th>
        <th scope="col" className="w-16 text-center font-semibold @max-[14rem]:w-auto sm:w-24">
          {byEmail}
        </th>
        <th scope="col" className="w-16 text-center font-semibold @max-[14rem]:w-auto sm:w-24">
          {byText}
        </th>
      </tr>
    </thead>
  )
}

function textWords(texts: boolean, phone: string | null): string {
  if (!texts) return copy.preferences.noTexts
  return phone ? copy.preferences.textsTo(phoneText(phone)) : copy.preferences.textsNeedPhone
}

/**
 * Shown at once, and taken back if the server refuses. One request at a time, so the order is right.
 */
function useToggle(me: User) {
  const queries = useQueryClient()
  const set = ({ flag, value }: { flag: Flag; value: boolean }) =>
    queries.setQueryData(meQuery.queryKey, now => now && { ...now, [flag]: value })
  const { mutate } = useMutation({
    mutationFn: ({ flag, value }: { flag: Flag; value: boolean }) =>
      accounts.changeProfile(me._id, { [flag]: value }),
    scope: { id: 'preferences' },
    onMutate: set,
    onSuccess: () => toast.success(accountCopy.updated),
    onError: (error, { flag, value }) => {
      set({ flag, value: !value })
      showFailure(error)
    },
  })
  return (flag: Flag) => mutate({ flag, value: !me[flag] })
}
