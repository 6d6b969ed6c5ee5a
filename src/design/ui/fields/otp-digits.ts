export const OTP_LENGTH = 6

// People paste "123 456", "Your code is 123-456" or the line around it; the digits are what counts.
export function otpDigits(text: string) {
  return text.replace(/\D/g, '').slice(0, OTP_LENGTH)
}
