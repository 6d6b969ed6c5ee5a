import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '#accounts/web/profile/Section.tsx'
import { mostKeys } from '#connections/rules/connection-terms.ts'
import type { Key, MadeKey } from '#connections/rules/wire.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonRow } from '#design/ui/states/Skeleton.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { copy } from '../copy.ts'
import { keysQuery } from '../queries.ts'
import { SecretDialog } from '../SecretDialog.tsx'
import { KeyRow } from './KeyRow.tsx'
import { MakeKey } from './MakeKey.tsx'

export function KeysSection() {
  const keys = useQuery(keysQuery)
  const waiting = (
    <Loading label={copy.keys.loading}>
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
  return (
    <Section id="keys" heading={copy.keys.heading} intro={copy.keys.intro}>
      <Loaded query={keys} failed={copy.keys.failed} waiting={waiting}>
        {list => <Keys keys={list} />}
      </Loaded>
    </Section>
  )
}

function Keys({ keys }: { keys: readonly Key[] }) {
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<MadeKey>()
  const isFull = keys.length >= mostKeys
  return (
    <>
      {keys.length === 0 ? (
        <EmptyState title={copy.keys.none} level={3} className="py-8">
          {copy.keys.noneWords}
        </EmptyState>
      ) : (
        <ul>
          {keys.map(key => (
            <KeyRow key={key._id} apiKey={key} />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="mt-4 text-ink-soft text-sm">{copy.keys.full}</p>
      ) : (
        <Button
          className="mt-4 max-sm:w-full"
          onClick={() => setMaking(true)}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
        >
          {copy.keys.make}
        </Button>
      )}
      {isMaking && (
        <MakeKey
          onClose={() => setMaking(false)}
          onMade={key => {
            setMaking(false)
            setMade(key)
          }}
        />
      )}
      {made && (
        <SecretDialog
          title={copy.keys.made}
          words={copy.keys.madeWords}
          secret={made.key}
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  )
}
