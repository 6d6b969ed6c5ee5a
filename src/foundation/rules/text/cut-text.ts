/** Card titles and addresses: cut at `length`, with an ellipsis only when something was cut. */
export function cutText(text: string, length: number): string {
  return text.length > length ? `${beginningOf(text, length)}...` : text
}

/** At most so long, and without half an emoji at its end, which the server would refuse. */
export function beginningOf(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}$/u, '')
}

export const cardTitleLength = 38
export const usualAddressLength = 38
export const shortAddressLength = 23

/** For the side menu. An email of 11 or 12 letters keeps all of them and only gains the dots. */
export function cutEmail(email: string): string {
  return email.length > 10 ? `${email.slice(0, 12)}...` : email
}
