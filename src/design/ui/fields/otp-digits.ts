export const otpLength = 6

// People paste "123 456", "Your code is 123-456" or a whole line; only the digits count.
export function otpDigits(text: string) {
  return text.replace(/\D/g, '').slice(0, otpLength)
}
