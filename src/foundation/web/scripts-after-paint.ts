const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entry = /<script type="module" async="" src="([^"]+)"><\/script>/

/**
 * The same markup, whose modules are asked for once it has been painted. Before, they shared a slow
 * line with the styles, letters and pictures by which a page is seen, and it is read first.
 */
export function withScriptsAfterPaint(markup: string): string {
  // They stand in the head, and what people have written is long.
  const body = markup.indexOf('<body')
  const head = markup.slice(0, body)
  const modules = [...head.matchAll(preload)].map(([, href]) => href)
  const start = (_: string, src: string) =>
    `<script>${startScript}(${JSON.stringify(src)},${JSON.stringify(modules)});document.currentScript.remove()</script>`
  return head.replace(preload, '') + markup.slice(body).replace(entry, start)
}

/**
 * A tab in the background paints nothing, and some browsers keep to themselves that they did. Many
 * modules asked for in one go would hold up a small telephone, so they come eight at a time.
 */
const startScript = `(function(entry,modules){var started=false;function add(tag,set){document.head.append(Object.assign(document.createElement(tag),set))}function ask(){modules.splice(0,8).forEach(function(href){add('link',{rel:'modulepreload',href:href,fetchPriority:'low'})});if(modules.length)setTimeout(ask)}function start(){if(started)return;started=true;add('script',{type:'module',async:true,src:entry});ask()}if(document.hidden)start();else{setTimeout(start,500);new PerformanceObserver(start).observe({type:'paint',buffered:true})}})`
