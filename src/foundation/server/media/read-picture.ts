import { readUpload, type UploadRule } from '../http/reading/read-upload.ts'
import { cleanPicture } from './painting/clean-picture.ts'
import { newMediaName } from './stores/media-name.ts'

export interface PictureRule extends UploadRule {
  /** In pixels, after it is drawn again. */
  longestSide: number
}

/** For pictures of things: a damage, a door. */
export const photograph = (field: string): PictureRule => ({
  field,
  maxBytes: 5_031_070,
  tooLarge: 'Please upload a file smaller than 5 MB',
  longestSide: 1600,
})

/** For faces. The stated limit is 209,715.2 bytes, so the next whole byte is over it. */
export const portrait: PictureRule = {
  field: 'profilePicture',
  maxBytes: 209_715,
  tooLarge: 'image should not be more than 200KB',
  longestSide: 800,
}

/** The picture of a form, drawn again and named. The caller stores it. */
export async function readPicture(
  request: Request,
  rule: PictureRule,
): Promise<{ name: string; bytes: Buffer }> {
  const upload = await readUpload(request, rule)
  const { bytes, ending } = await cleanPicture(upload.bytes, rule.longestSide)
  return { name: newMediaName(ending), bytes }
}
