import { paint } from '../painting/painter.ts'

/**
 * A drawn picture with the shape of the film. No frame is decoded, so no decoder can be attacked.
 */
export async function filmPoster(size: { width: number; height: number }): Promise<Buffer> {
  const scale = Math.min(1, 960 / Math.max(size.width, size.height))
  const width = Math.max(16, Math.round(size.width * scale))
  const height = Math.max(16, Math.round(size.height * scale))
  const unit = Math.min(width, height) / 10
  const [x, y] = [width / 2, height / 2]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#0e5a4a"/>
    <path d="M0 ${height}L${width} ${height * 0.55}V${height}z" fill="#0b4a3d"/>
    <circle cx="${x}" cy="${y}" r="${unit * 1.7}" fill="#fbf8f2"/>
    <path d="M${x - unit * 0.5} ${y - unit * 0.8}L${x + unit * 0.9} ${y}L${x - unit * 0.5} ${y + unit * 0.8}z" fill="#0e5a4a"/>
  </svg>`
  return paint({ kind: 'drawing', svg })
}
