interface Named {
  name: string
  type: string
}

/** The formats of telephones and cameras that a browser may be able to read. */
export function isPhotograph({ name, type }: Named): boolean {
  return /^image\/(jpeg|png)$/.test(type) || /\.(jpe?g|png)$/i.test(name) || isHeic({ name, type })
}

/** The default format of iPhones; few browsers read it. */
export function isHeic({ name, type }: Named): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

export const heicWords =
  'This browser cannot read HEIC pictures. On the iPhone choose Settings, Camera, Formats, Most Compatible, or save the picture as a JPEG first.'
