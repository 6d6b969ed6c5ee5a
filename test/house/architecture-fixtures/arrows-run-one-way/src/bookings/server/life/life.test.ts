import { Field } from '../../../design/ui/fields/Field.tsx'
import { priceBooking } from '../pricing/price-booking.ts'

priceBooking(Field)
