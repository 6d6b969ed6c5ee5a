import { useEffect, useRef, useState } from 'react'
import { geocode } from '#design/places/api.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import { isInKingdom } from '#listings/rules/limits.ts'
import type { Coordinates } from '#listings/rules/wire.ts'
import type { StepForm } from '../editor/step-form.ts'

/** When nothing is found there is no error: the pin can still be set by hand. */
export function useLocate({ answers, change, editor }: StepForm) {
  const [isApproximate, setApproximate] = useState(false)
  const running = useRef<AbortController>(undefined)
  /** A saved address is not looked up again: the host may have moved its pin by hand. */
  const lastAsked = useRef(answers.address)
  useEffect(() => () => running.current?.abort(), [])

  const take = ({ lat, lng, approximate, kind }: FoundPlace) => {
    if (!isInKingdom({ lat, lng })) return
    setApproximate(approximate || kind === 'locality')
    change({ coordinates: { lat, lng } })
  }
  const locate = async (text: string, when: 'always' | 'when better') => {
    if (text === lastAsked.current) return
    lastAsked.current = text
    running.current?.abort()
    const search = new AbortController()
    running.current = search
    const found = await geocode(text, search.signal).catch(() => {
      // Asked again when the fields are left the next time.
      if (!search.signal.aborted) lastAsked.current = ''
      return null
    })
    if (!found || search.signal.aborted) return
    // The centre of a town must not replace the pin of a known door.
    const isKnown = editor.latestAnswers().coordinates !== null
    const isBetter = !found.approximate && found.kind !== 'locality'
    if (when === 'always' || !isKnown || isBetter) take(found)
  }
  /** The place was edited, so what was found for it no longer counts. */
  const forget = () => {
    running.current?.abort()
    lastAsked.current = ''
  }
  const placeByHand = (coordinates: Coordinates) => {
    running.current?.abort()
    setApproximate(false)
    if (isInKingdom(coordinates)) change({ coordinates })
  }
  return { isApproximate, forget, locate, placeByHand }
}
