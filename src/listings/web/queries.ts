import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ConfigurationItem, ConfigurationList } from '#foundation/rules/configuration.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import type { PriceQuestion } from '#listings/rules/editing/price-suggestion.ts'
import { listings } from './api.ts'

export const myListingsQuery = queryOptions({
  queryKey: ['listings', 'mine'],
  queryFn: ({ signal }) => listings.mine(signal),
})

/** Read anew for every form, also after it was drawn, so that nobody edits an old copy. */
export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', 'one', id],
    queryFn: () => listings.read(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

const choicesQuery = (list: ConfigurationList) =>
  queryOptions({
    queryKey: ['site', 'choices', list],
    queryFn: () => listings.choices(list),
    staleTime: 5 * minuteMs,
  })

export const priceSuggestionQuery = (question: PriceQuestion) =>
  queryOptions({
    queryKey: ['listings', 'price-suggestion', question],
    queryFn: ({ signal }) => listings.suggestPrice(question, signal),
    staleTime: 5 * minuteMs,
  })

const nothing: ConfigurationItem[] = []

/** Empty while the list is loading. */
export function useChoices(list: ConfigurationList): readonly ConfigurationItem[] {
  return useQuery(choicesQuery(list)).data ?? nothing
}
