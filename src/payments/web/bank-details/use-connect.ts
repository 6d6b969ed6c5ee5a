import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ProofDeclined, withProof } from '#accounts/web/form/proof.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { ApiFailure, isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { PayoutAccount } from '../../rules/payout-wire.ts'
import { type ConnectPage, payments } from '../api.ts'
import { moneyKey, payoutAccountQuery } from '../queries.ts'
import { readConnectSearch } from './connect-search.ts'
import { copy } from './copy.ts'

const words = copy.account

/** The host goes to the provider's page and returns to the same address. */
export function useConnect(from: ConnectPage) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { complete, refresh } = readConnectSearch(useSearch({ strict: false }))

  const connect = useAction(
    async () => {
      const { data } = await withFallbackMessage(words.fallback, () =>
        withProof(() => payments.connect(from)),
      )
      window.location.assign(data.url)
    },
    { atForm: true },
  )

  const check = useAction(
    async () => {
      const account = await withFallbackMessage(words.unknown, () => payments.finishConnecting())
      queries.setQueryData(payoutAccountQuery.queryKey, account)
      void queries.invalidateQueries({ queryKey: moneyKey })
      showResult(account)
    },
    { atForm: true },
  )

  // Handled once for each return, even if the page is drawn again. Then the address is cleaned.
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
    void (refresh ? connect : check).run()
  })

  return { connect, check, fault: connect.fault ?? check.fault }
}

function showResult({ state }: PayoutAccount): void {
  if (state === 'ready') toast.success(words.connected)
  else toast.info(state === 'checking' ? words.beingChecked : words.notYet)
}

/** Prefers the server's own sentence if there is one. */
async function withFallbackMessage<Result>(
  fallback: string,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    const isSpoken = isApiFailure(error) && error.code !== 'unexpected' && error.message !== ''
    if (isSpoken || error instanceof ProofDeclined) throw error
    throw new ApiFailure({ status: 500, code: 'unexpected', message: fallback })
  }
}
