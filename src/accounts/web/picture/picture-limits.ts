import { isHeic } from '#foundation/web/picture/picture-kinds.ts'

/** "About 200 KB" is 209,715.2 bytes, so 209,715 pass and 209,716 do not. */
export const mostPictureBytes = 209_715

export const pictureTypes = ['image/jpeg', 'image/png']

export type PictureProblem = 'notPicture' | 'tooLarge' | 'otherKind'

interface Chosen {
  name: string
  type: string
  size: number
}

export function pictureProblem(file: Chosen): PictureProblem | undefined {
  if (isHeic(file)) return 'otherKind'
  if (!pictureTypes.includes(file.type)) return 'notPicture'
  return file.size > mostPictureBytes ? 'tooLarge' : undefined
}
