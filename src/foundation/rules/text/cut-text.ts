/** Card titles and addresses: cut at `length`, with an ellipsis only when something was cut. */
export function cutText(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}...` : text
}

export const CARD_TITLE_LENGTH = 38
export const ADDRESS_LENGTH = 38
export const SHORT_ADDRESS_LENGTH = 23

/** The side menu's email: longer than 10 is cut after 12, so that 11 and 12 only gain the dots. */
export function cutEmail(email: string): string {
  return email.length > 10 ? `${email.slice(0, 12)}...` : email
}
