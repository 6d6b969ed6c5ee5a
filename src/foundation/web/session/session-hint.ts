export const sealedSession = 'holdall.session'

/**
 * Runs in the head before the first paint. Public pages are drawn for a visitor; this marks the
 * document when somebody is signed in, so that "Log In" does not show for a moment first. A page of
 * their own is not shown where nobody is, though the cookie of somebody who has logged out without
 * a connection may still be there.
 */
export const sessionHintScript = `(function(page){try{var held=localStorage.getItem('${sealedSession}')}catch(e){}if(held)page.dataset.session='in';else if(page.dataset.reader){page.hidden=true;location.replace('/login?redirect='+encodeURIComponent(location.pathname+location.search))}})(document.documentElement)`

export function markDocument(isSignedIn: boolean): void {
  const { dataset } = document.documentElement
  if (isSignedIn) dataset.session = 'in'
  else delete dataset.session
}
