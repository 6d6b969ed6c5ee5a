export function quote(lines: any[]): number { // breach
  // @ts-expect-error: the compiler does not know better // breach
  return lines.total
}

export const words = 'any of these is fine'
export type Any = unknown
