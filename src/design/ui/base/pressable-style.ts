const styleId = 'react-aria-pressable-style'

// react-aria adds a style element with this id unless it finds one. The content policy would refuse
// it, and our own style sheet has the rule, so an empty element takes its place.
export function keepStyleElementOut() {
  if (typeof document === 'undefined' || document.getElementById(styleId)) return
  const marker = document.createElement('meta')
  marker.id = styleId
  document.head.append(marker)
}
