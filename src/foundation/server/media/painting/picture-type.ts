import { fileTypeFromBuffer } from 'file-type'
import { fail } from '#foundation/rules/errors.ts'

const wordsForType = 'Please choose a JPEG or PNG picture.'

/** Decides by the content, whatever the file is called. */
export async function refuseUnlessPicture(bytes: Uint8Array): Promise<'jpg' | 'png'> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (type?.mime === 'image/jpeg') return 'jpg'
  if (type?.mime === 'image/png') return 'png'
  return fail('unsupported_media_type', undefined, wordsForType)
}
