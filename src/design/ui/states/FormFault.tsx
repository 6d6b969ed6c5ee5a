import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from './Alert.tsx'

/**
 * Why a form could not be sent, where the person is looking. Give it a new key for each refusal, so
 * that screen readers speak the same words again.
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
