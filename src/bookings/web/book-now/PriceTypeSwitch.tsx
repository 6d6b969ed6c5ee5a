import { Segmented } from '#design/ui/choices/Segmented.tsx'
import { copy } from './copy.ts'

type PriceType = 'hourly' | 'monthly'

interface PriceTypeSwitchProps {
  value: PriceType
  onChange: (type: PriceType) => void
}

export function PriceTypeSwitch({ value, onChange }: PriceTypeSwitchProps) {
  return (
    <Segmented
      label={copy.howToPay}
      hideLabel
      options={[
        { value: 'hourly', label: copy.hourly },
        { value: 'monthly', label: copy.monthly },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
