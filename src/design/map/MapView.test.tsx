import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PlaceField } from '../places/PlaceField.tsx'
import { MapView } from './MapView.tsx'

describe('before any script runs', () => {
  it('a map says that it is loading, and carries no styles that the policy refuses', () => {
    const html = renderToStaticMarkup(<MapView label="Where it is" className="h-96" />)
    expect(html).toContain('loading ...')
    expect(html).toContain('aria-label="Where it is"')
    expect(html).not.toContain('style=')
  })

  it('a place can be typed and sent', () => {
    const html = renderToStaticMarkup(
      <PlaceField label="Where?" name="place" minChars={3} value="York" onText={() => undefined} />,
    )
    expect(html).toMatch(/<input[^>]*name="place"[^>]*value="York"/)
  })
})
