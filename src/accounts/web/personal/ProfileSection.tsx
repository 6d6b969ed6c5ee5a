import { useState } from 'react'
import type { User } from '#accounts/rules/wire.ts'
import { PictureField } from '../picture/PictureField.tsx'
import { copy } from '../profile/copy.ts'
import { Section } from '../profile/Section.tsx'
import { EmailChangeDialog } from './EmailChangeDialog.tsx'
import { ProfileForm } from './ProfileForm.tsx'

export function ProfileSection({ me }: { me: User }) {
  const [changingEmail, setChangingEmail] = useState(false)
  return (
    <Section id="you" heading={copy.profile.heading} intro={copy.profile.intro}>
      <PictureField me={me} />
      <ProfileForm me={me} onChangeEmail={() => setChangingEmail(true)} />
      {changingEmail && <EmailChangeDialog onClose={() => setChangingEmail(false)} />}
    </Section>
  )
}
