import type { User } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { accounts } from '../api.ts'
import { copy as accountCopy } from '../copy.ts'
import { useUpdateMe } from '../me-query.ts'
import { copy } from './copy.ts'
import { PictureChooser } from './PictureChooser.tsx'
import { RemovePicture } from './RemovePicture.tsx'

export function PictureField({ me }: { me: User }) {
  const updateMe = useUpdateMe()
  const keep = async (picture: File) => {
    await updateMe(await accounts.uploadPicture(me._id, picture))
    toast.success(accountCopy.updated)
  }
  return (
    <PictureChooser
      label={copy.heading}
      help={copy.help}
      name={`${me.firstName} ${me.lastName}`}
      value={me.profilePicture}
      onUse={keep}
      remove={<RemovePicture me={me} />}
    />
  )
}
