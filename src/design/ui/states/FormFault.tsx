import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from './Alert.tsx'

/**
 * Why a form could not be sent, said where somebody is looking. Mount it anew for each refusal, so
 * that the same words are heard again.
 */
export function FormFault({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="scroll-my-24">
      <Alert live tone="danger">
        <span className="text-ink">{children}</span>
      </Alert>
    </div>
  )
}
