/** Turned the way the camera was held. Throws for what this browser cannot read. */
export function readPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}
