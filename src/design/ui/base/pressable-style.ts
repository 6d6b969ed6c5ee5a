const STYLE_ID = 'react-aria-pressable-style'

// react-aria writes a style element under this id unless it finds one. The content policy would
// refuse it, and the rule stands in our own style sheet, so a harmless element takes its place.
export function keepStyleElementOut() {
  if (typeof document === 'undefined' || document.getElementById(STYLE_ID)) return
  const marker = document.createElement('meta')
  marker.id = STYLE_ID
  document.head.append(marker)
}
