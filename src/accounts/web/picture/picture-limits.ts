import { isHeic } from '#foundation/web/picture/picture-kinds.ts'

/** "About 200 KB" is 209,715.2 bytes, so 209,715 pass and 209,716 do not. */
export const MOST_PICTURE_BYTES = 209_715

export const PICTURE_TYPES = ['image/jpeg', 'image/png']

export type PictureProblem = 'notPicture' | 'tooLarge' | 'otherKind'

interface Chosen {
  name: string
  type: string
  size: number
}

export function pictureProblem(file: Chosen): PictureProblem | undefined {
  if (isHeic(file)) return 'otherKind'
  if (!PICTURE_TYPES.includes(file.type)) return 'notPicture'
  return file.size > MOST_PICTURE_BYTES ? 'tooLarge' : undefined
}
