import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ProofDeclined, withProof } from '#accounts/web/form/proof.ts'
import { toast } from '#design/toast/toast.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { PayoutAccount } from '../../rules/wire.ts'
import { type ConnectPage, payments } from '../api.ts'
import { moneyKey, payoutAccountQuery } from '../queries.ts'
import { readConnectSearch } from './connect-search.ts'
import { copy } from './copy.ts'

const words = copy.account

type Errand = 'connect' | 'check'

/** The way to the provider's page and back: a host leaves by it and returns to the same address. */
export function useConnect(from: ConnectPage) {
  const [busy, setBusy] = useState<Errand>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { complete, refresh } = readConnectSearch(useSearch({ strict: false }))

  const connect = async () => {
    setBusy('connect')
    try {
      const { data } = await withProof(() => payments.connect(from))
      window.location.assign(data.url)
    } catch (error) {
      if (!(error instanceof ProofDeclined)) toast.error(sentenceOf(error, words.fallback))
    }
    setBusy(undefined)
  }

  const check = async () => {
    setBusy('check')
    try {
      const account = await payments.finishConnecting()
      queries.setQueryData(payoutAccountQuery.queryKey, account)
      void queries.invalidateQueries({ queryKey: moneyKey })
      sayHowItWent(account)
    } catch (error) {
      toast.error(sentenceOf(error, words.unknown))
    }
    setBusy(undefined)
  }

  // Once for each return, whatever is drawn again: the address then forgets about it.
  const hasReturned = useRef(false)
  useEffect(() => {
    if (hasReturned.current || !(complete || refresh)) return
    hasReturned.current = true
    void navigate({
      to: '.',
      search: ({ complete: _done, refresh: _again, ...rest }: Record<string, unknown>) => rest,
      replace: true,
      viewTransition: false,
    })
    void (refresh ? connect() : check())
  })

  return { busy, connect, check }
}

function sayHowItWent({ state }: PayoutAccount): void {
  if (state === 'ready') toast.success(words.connected)
  else toast.info(state === 'checking' ? words.beingChecked : words.notYet)
}

function sentenceOf(error: unknown, fallback: string): string {
  const isSpoken = isApiFailure(error) && error.code !== 'unexpected' && error.message !== ''
  return isSpoken ? error.message : fallback
}
