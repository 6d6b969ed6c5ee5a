import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { withProof } from '#accounts/web/form/proof.ts'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { useKeptFields } from '#accounts/web/form/use-kept-fields.ts'
import { toast } from '#design/toast/toast.ts'
import { Segmented } from '#design/ui/choices/Segmented.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { type KnownSellerDetails, SellerDetails } from '../../rules/payout-wire.ts'
import { payments } from '../api.ts'
import { moneyKey, sellerDetailsQuery } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.seller
type Kind = KnownSellerDetails['kind']

const kinds = (Object.keys(words.kinds) as Kind[]).map(value => ({
  value,
  label: words.kinds[value],
}))

const leftOut = { setValueAs: (text: string | undefined) => text || undefined }

interface SellerDetailsDialogProps {
  known: KnownSellerDetails | null
  onClose: () => void
}

export function SellerDetailsDialog({ known, onClose }: SellerDetailsDialogProps) {
  const { form, field, submit, busy, fault, kept, kind, choose } = useSellerDetails(known, onClose)
  const isCompany = kind === 'company'
  return (
    <FormDialog
      title={words.heading}
      submitLabel={words.save}
      busy={busy}
      fault={fault}
      onClose={onClose}
      submit={submit}
    >
      <RestoredNotice kept={kept} />
      <p className="text-ink-soft text-sm">{known ? words.retype : words.intro}</p>
      <Segmented label={words.kind} options={kinds} value={kind} onChange={choose} />
      <TextField
        {...field('legalName')}
        label={isCompany ? words.companyName : words.legalName}
        autoComplete={isCompany ? 'organization' : 'name'}
      />
      <TextField {...field('address')} label={words.address} autoComplete="street-address" />
      <TextField
        {...field('postcode')}
        label={words.postcode}
        autoComplete="postal-code"
        className="max-w-40"
      />
      {/* Without keys one field would go on with what was typed into the other. */}
      {isCompany ? (
        <TextField
          key="companyNumber"
          {...field('companyNumber')}
          {...form.register('companyNumber', leftOut)}
          label={words.companyNumber}
        />
      ) : (
        <TextField
          key="dateOfBirth"
          {...field('dateOfBirth')}
          {...form.register('dateOfBirth', leftOut)}
          label={words.dateOfBirth}
          type="date"
          autoComplete="bday"
          className="max-w-48"
        />
      )}
      <TextField {...field('taxNumber')} label={words.taxNumber} autoComplete="off" />
      <TextField
        {...field('vatNumber')}
        {...form.register('vatNumber', leftOut)}
        label={words.vatNumber}
        autoComplete="off"
        optional
      />
    </FormDialog>
  )
}

function useSellerDetails(known: KnownSellerDetails | null, onClose: () => void) {
  const queries = useQueryClient()
  const details = useAccountForm({
    schema: SellerDetails,
    defaultValues: {
      kind: known?.kind ?? 'person',
      legalName: known?.legalName ?? '',
      address: known?.address ?? '',
      postcode: known?.postcode ?? '',
      dateOfBirth: known?.dateOfBirth ?? undefined,
      companyNumber: known?.companyNumber ?? undefined,
      taxNumber: '',
    },
    send: async typed => {
      const saved = await withProof(() => payments.saveSellerDetails(typed))
      kept.forget()
      queries.setQueryData(sellerDetailsQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: moneyKey })
      toast.success(words.saved)
      onClose()
    },
  })
  const kept = useKeptFields('seller-details', details, ['taxNumber', 'vatNumber'])
  const choose = (next: Kind) => {
    details.form.setValue('kind', next, { shouldDirty: true })
    details.form.unregister(next === 'company' ? 'dateOfBirth' : 'companyNumber')
  }
  return { ...details, kept, kind: details.form.watch('kind'), choose }
}
