import { useState } from 'react'
import { Histogram } from '../ui/charts/Histogram.tsx'
import { type Range, RangeSlider, Slider } from '../ui/choices/RangeSlider.tsx'
import { DatePicker } from '../ui/pickers/DatePicker.tsx'
import { DateTimePicker } from '../ui/pickers/DateTimePicker.tsx'
import { MonthPicker } from '../ui/pickers/MonthPicker.tsx'
import { KitSection, Specimen } from './KitSection.tsx'

const grid = 'grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2'
const taken = ['2026-03-12', '2026-03-13', '2026-03-14']
const bins = [2, 5, 11, 18, 14, 9, 7, 3, 2, 1].map((count, index) => ({
  from: index * 25,
  to: (index + 1) * 25,
  count,
}))
const pounds = (value: number) => `£${value}`

export function Pickers() {
  return (
    <KitSection
      id="pickers"
      title="Dates and amounts"
      intro="Dates read as people write them. The calendar itself is loaded when somebody reaches for it."
    >
      <Specimen name="Dates">
        <Dates />
      </Specimen>
      <Specimen name="Ranges">
        <Ranges />
      </Specimen>
    </KitSection>
  )
}

function Dates() {
  const [date, setDate] = useState<string | null>('2026-03-09')
  const [moment, setMoment] = useState<string | null>(null)
  const [month, setMonth] = useState<string | null>('2026-04')
  return (
    <div className={grid}>
      <DatePicker
        label="First day"
        value={date}
        onChange={setDate}
        min="2026-03-03"
        isUnavailable={day => taken.includes(day)}
        help="12 to 14 March are taken."
      />
      <MonthPicker label="Last month" value={month} onChange={setMonth} min="2026-03" />
      <DateTimePicker label="Arrival" value={moment} onChange={setMoment} min="2026-03-03T10:20" />
      <DatePicker
        label="Last day"
        value={null}
        onChange={setDate}
        error="Please choose when your booking ends."
      />
    </div>
  )
}

function Ranges() {
  const [range, setRange] = useState<Range>([40, 160])
  const [size, setSize] = useState(75)
  return (
    <div className={grid}>
      <RangeSlider
        label="Price per month"
        min={0}
        max={250}
        step={5}
        value={range}
        onChange={setRange}
        formatValue={pounds}
      >
        <Histogram
          caption="How many spaces cost how much"
          bins={bins}
          range={range}
          wordsFor={bin => `£${bin.from} to £${bin.to}: ${bin.count} spaces`}
        />
      </RangeSlider>
      <Slider
        label="Size of your space"
        min={9}
        max={150}
        value={size}
        onChange={setSize}
        formatValue={value => `${value} sq ft`}
        className="self-end"
      />
    </div>
  )
}
