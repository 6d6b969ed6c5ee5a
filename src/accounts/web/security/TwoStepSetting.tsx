import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Switch } from '#design/ui/choices/Switch.tsx'
import { accounts } from '../api.ts'
import { PasswordDialog } from '../form/PasswordDialog.tsx'
import { securityQuery, sessionsQuery, useUpdateMe } from '../me-query.ts'
import { Setting } from '../profile/Section.tsx'
import { copy } from './copy.ts'

export function TwoStepSetting({ me }: { me: User }) {
  const [asking, setAsking] = useState(false)
  const updateMe = useUpdateMe()
  const queries = useQueryClient()
  const turningOn = !me.enable2fa

  const change = async (password: string) => {
    await accounts.proveItsMe(password)
    await updateMe(await accounts.changeProfile(me._id, { enable2fa: turningOn }))
    setAsking(false)
    toast.success(turningOn ? copy.security.turnedOn : copy.security.turnedOff)
    for (const { queryKey } of [securityQuery, sessionsQuery]) {
      void queries.invalidateQueries({ queryKey })
    }
  }

  return (
    <Setting
      title={copy.security.twoStep}
      explained={copy.security.enable2faExplained}
      action={
        <Switch
          label={copy.security.enable2fa}
          name="enable2fa"
          checked={me.enable2fa}
          onChange={() => setAsking(true)}
        />
      }
    >
      {asking && (
        <PasswordDialog
          title={turningOn ? copy.security.turnOnHeading : copy.security.turnOffHeading}
          submitLabel={turningOn ? copy.security.turnOn : copy.security.turnOff}
          danger={!turningOn}
          onClose={() => setAsking(false)}
          send={change}
        >
          <p>{turningOn ? copy.security.turnOnExplained : copy.security.turnOffExplained}</p>
        </PasswordDialog>
      )}
    </Setting>
  )
}
