import { useRef } from 'react'
import { copy } from './copy.ts'

interface LetterFrameProps {
  subject: string
  html: string
}

/**
 * The page's content policy refuses the inline styles of a letter, so they are set afterwards,
 * element by element, and so are its rules for phones. The frame runs no scripts.
 */
export function LetterFrame({ subject, html }: LetterFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const applyStyles = () => {
    const letter = frame.current?.contentDocument
    if (!letter || !frame.current) return
    for (const element of letter.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? ''
    }
    letter.adoptedStyleSheets = sheetsOf(letter)
    for (const link of letter.querySelectorAll('a')) link.target = '_top'
    frame.current.style.height = `${letter.documentElement.scrollHeight}px`
  }
  return (
    <iframe
      ref={frame}
      title={copy.outbox.letterFrame(subject)}
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      srcDoc={html.replaceAll(' style="', ' data-style="')}
      onLoad={applyStyles}
      className="h-96 w-full rounded-field bg-white"
    />
  )
}

function sheetsOf(letter: Document): CSSStyleSheet[] {
  const view = letter.defaultView
  if (!view) return []
  return Array.from(letter.querySelectorAll('style'), ({ textContent }) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(textContent)
    return sheet
  })
}
