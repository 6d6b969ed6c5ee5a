import { queryOptions } from '@tanstack/react-query'
import { api } from '#foundation/web/api/api.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import type {
  AdoptedPolicy,
  PolicyAdoption,
  PolicyProposal,
  PolicyReplay,
} from '../../rules/policy/policy-wire.ts'

export const policyDesk = {
  replay: (proposal: PolicyProposal) => api.post<PolicyReplay>('/admin/policy/replay', proposal),
  adopt: (adoption: PolicyAdoption) => api.post<AdoptedPolicy[]>('/admin/policy', adoption),
}

export const policyHistoryQuery = queryOptions({
  queryKey: ['policy', 'history'],
  queryFn: ({ signal }) => api.get<AdoptedPolicy[]>('/admin/policy', { signal }),
  refetchOnMount: readAnew,
})
