/**
 * While the document has it, `base.css` keeps pictures that load lazily from being asked for, and what
 * is below the screen from being laid out.
 */
export const arriving = 'data-arriving'

const mostMs = 3000

/**
 * Runs in the document head: on a slow line the picture that is seen first would share it with all
 * that come after, and a slow telephone would lay out twenty cards before it shows one. So those wait until the page is painted and its first pictures are there, at most
 * for three seconds and never for somebody who scrolls. A tab in the background never paints.
 */
export const firstPicturesScript = `(function(page){if(document.hidden)return;page.setAttribute('${arriving}','');function go(){page.removeAttribute('${arriving}')}function painted(){Promise.allSettled([].map.call(document.querySelectorAll('img[fetchpriority=high]'),function(i){return i.decode()})).then(go)}addEventListener('scroll',go,{once:true,passive:true});setTimeout(go,${mostMs});if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(painted).observe({type:'paint',buffered:true});else addEventListener('load',go)})(document.documentElement)`
