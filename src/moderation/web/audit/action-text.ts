/** "listing.change-confirmed" as people say it: "Listing change confirmed". */
export function actionText(action: string): string {
  const words = action.replaceAll(/[._-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
