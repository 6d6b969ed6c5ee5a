const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entry = /<script type="module" async="" src="([^"]+)"><\/script>/

/**
 * The same markup, with its modules loaded after the first paint. Loaded earlier they would compete
 * on a slow line with styles, fonts and pictures, which people need first.
 */
export function withScriptsAfterPaint(markup: string): string {
  // Search only the head: the body may be long.
  const body = markup.indexOf('<body')
  const head = markup.slice(0, body)
  const modules = [...head.matchAll(preload)].map(([, href]) => href)
  const start = (_: string, src: string) =>
    `<script>${startScript}(${JSON.stringify(src)},${JSON.stringify(modules)});document.currentScript.remove()</script>`
  return head.replace(preload, '') + markup.slice(body).replace(entry, start)
}

/**
 * Loads the modules. A tab in the background never paints, and some browsers do not report a paint,
 * so it does not rely on that alone; one that does report it may need long on a slow telephone.
 * Eight modules at a time, because many at once block a slow telephone.
 */
const startScript = `(function(entry,modules){var started=false;function add(tag,set){document.head.append(Object.assign(document.createElement(tag),set))}function ask(){modules.splice(0,8).forEach(function(href){add('link',{rel:'modulepreload',href:href,fetchPriority:'low'})});if(modules.length)setTimeout(ask)}function start(){if(started)return;started=true;add('script',{type:'module',async:true,src:entry});ask()}if(document.hidden)start();else{setTimeout(start,PerformanceObserver.supportedEntryTypes.includes('paint')?5000:500);new PerformanceObserver(start).observe({type:'paint',buffered:true})}})`

/**
 * For a page that only its scripts draw: nothing on it is worth waiting for, so all its modules are
 * asked for together, and not each when another one turns out to need it.
 */
export function withScriptsAtOnce(markup: string, modules: readonly string[]): string {
  const links = [...new Set(modules)]
    .filter(href => !markup.includes(`href="${href}"`))
    .map(href => `<link rel="modulepreload" href="${href}" fetchPriority="low"/>`)
  return markup.replace('</head>', `${links.join('')}</head>`)
}
