import { useState } from 'react'
import { sentenceOf } from '#accounts/web/form/show-failure.ts'
import { photographLimits, shrinkPicture } from '#foundation/web/picture/shrink-picture.ts'
import { picturesAtMost } from '../../rules/message-terms.ts'
import { messages } from '../api.ts'
import { copy } from '../copy.ts'

/** Pictures are uploaded when chosen; the message only names their addresses. */
export function usePictureUpload(
  threadId: string,
  count: number,
  onUploaded: (path: string) => void,
) {
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const add = async (files: readonly File[]) => {
    const isTooMany = count + files.length > picturesAtMost
    setFault(isTooMany ? copy.pictures.tooMany : undefined)
    if (isTooMany) return
    setBusy(true)
    try {
      for (const file of files) {
        const picture = await shrinkPicture(file, photographLimits).catch(() => undefined)
        if (!picture) return setFault(copy.pictures.unreadable)
        onUploaded(await messages.upload(threadId, picture))
      }
    } catch (error) {
      setFault(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { add, busy, fault, forgetFault: () => setFault(undefined) }
}
