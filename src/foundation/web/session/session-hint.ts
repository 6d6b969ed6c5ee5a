export const sealedSession = 'holdall.session'

/**
 * Runs in the head before the first paint. Pages are rendered for a visitor; this marks the
 * document when somebody is signed in, so that "Log In" does not show for a moment first.
 */
export const sessionHintScript = `try{if(localStorage.getItem('${sealedSession}'))document.documentElement.dataset.session='in'}catch(e){}`

export function markDocument(isSignedIn: boolean): void {
  const root = document.documentElement
  if (isSignedIn) root.dataset.session = 'in'
  else delete root.dataset.session
}
