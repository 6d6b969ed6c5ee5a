/** In parts, so that each can be ticked off while somebody types. */
const parts = {
  length: /.{6,}/s,
  upper: /[A-Z]/,
  lower: /[a-z]/,
  digit: /[0-9]/,
  special: /[#?!@$%^&*-]/,
}

export type PasswordPart = keyof typeof parts

export function passwordParts(password: string): { part: PasswordPart; met: boolean }[] {
  return Object.entries(parts).map(([part, pattern]) => ({
    part: part as PasswordPart,
    met: pattern.test(password),
  }))
}
