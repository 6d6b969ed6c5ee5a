import type { ConfigurationList } from '#foundation/rules/configuration.ts'
import { Failure } from '#foundation/rules/errors.ts'
import { readListValues } from '#foundation/server/configuration/configuration-table.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { ListingForm } from '#listings/rules/wire.ts'

interface Choice {
  field: keyof ListingForm
  list: ConfigurationList
  values: readonly (string | null | undefined)[]
}

function choicesIn(form: ListingForm): Choice[] {
  const one = (field: keyof ListingForm, list: ConfigurationList, value?: string | null) => ({
    field,
    list,
    values: [value],
  })
  return [
    one('storageType', 'storage-type', form.storageType),
    one('storageFloor', 'storage-floor', form.storageFloor),
    { field: 'storageFeatures', list: 'storage-features', values: form.storageFeatures ?? [] },
    { field: 'services', list: 'services', values: form.services ?? [] },
    one('vehicleType', 'vehicle-type', form.vehicleType),
    one('packagingSize', 'packaging-size', form.packagingSize),
    one('storageSize', 'storage-size', form.storageSize?.name),
    one('storageAccessPeriod', 'storage-access-period', form.storageAccessPeriod),
    one('storageAccessType', 'storage-access-type', form.storageAccessType),
    one('bookingDuration', 'booking-period', form.bookingDuration),
    one('bookingNotice', 'notice-period', form.bookingNotice),
  ]
}

/** Only values in the database's lists can be chosen. */
export async function refuseUnknownChoices(db: Db, form: ListingForm): Promise<void> {
  const fields = []
  for (const { field, list, values } of choicesIn(form)) {
    const chosen = values.filter(value => typeof value === 'string' && value !== '')
    if (chosen.length === 0) continue
    const known = new Set((await readListValues(db, list)).map(item => item.value))
    if (chosen.some(value => !known.has(value ?? ''))) {
      fields.push({ field, message: 'Please choose one of the options.' })
    }
  }
  if (fields.length > 0) throw new Failure('invalid', { fields }, fields[0]?.message)
}
