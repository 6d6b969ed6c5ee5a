import { useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { PinIcon } from '#design/ui/icons/VisitorIcons.tsx'
import type { Coordinates } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'

const words = copy.address
const waitMs = 15_000

export function MyLocation({ onFound }: { onFound: (point: Coordinates) => void }) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound({ lat: coords.latitude, lng: coords.longitude })
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: waitMs },
    )
  }
  return (
    <div className="my-2">
      <Button
        variant="secondary"
        size="sm"
        icon={<PinIcon />}
        loading={state === 'asking'}
        onClick={ask}
      >
        {words.here}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="mt-1.5 text-danger text-sm">
          {words.hereFailed}
        </p>
      )}
    </div>
  )
}
