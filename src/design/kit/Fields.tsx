import { useState } from 'react'
import { Checkbox } from '../ui/choices/Checkbox.tsx'
import { ComboBox } from '../ui/choices/ComboBox.tsx'
import { MultiSelect } from '../ui/choices/MultiSelect.tsx'
import { RadioCards } from '../ui/choices/RadioCards.tsx'
import { Segmented } from '../ui/choices/Segmented.tsx'
import { Select } from '../ui/choices/Select.tsx'
import type { Suggestion } from '../ui/choices/SuggestionList.tsx'
import { Switch } from '../ui/choices/Switch.tsx'
import { FileDrop } from '../ui/fields/FileDrop.tsx'
import { OtpField } from '../ui/fields/OtpField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { Stepper } from '../ui/fields/Stepper.tsx'
import { TextArea } from '../ui/fields/TextArea.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { HomeIcon } from '../ui/icons/AccountIcons.tsx'
import { VanIcon } from '../ui/icons/SearchIcons.tsx'
import { ClockIcon, ShieldIcon } from '../ui/icons/StatusIcons.tsx'
import { CameraIcon, KeyIcon } from '../ui/icons/ThingIcons.tsx'
import { BoltIcon, PinIcon } from '../ui/icons/VisitorIcons.tsx'
import { DateField } from '../ui/pickers/DateField.tsx'
import { Badge } from '../ui/surfaces/Badge.tsx'
import { KitSection, Specimen } from './KitSection.tsx'

const grid = 'grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2'

const places: Suggestion[] = [
  { id: 'leeds', label: 'Leeds', detail: 'West Yorkshire, England' },
  { id: 'leek', label: 'Leek', detail: 'Staffordshire, England' },
  { id: 'leominster', label: 'Leominster', detail: 'Herefordshire, England' },
]

export function Fields() {
  return (
    <KitSection
      id="fields"
      title="Fields"
      intro="Label above, help below, errors in words beside the field. Native controls wherever they do the job completely."
    >
      <Specimen name="Text">
        <Texts />
      </Specimen>
      <Specimen name="Place with suggestions, search, code">
        <Finders />
      </Specimen>
      <Specimen name="Choices">
        <Choices />
      </Specimen>
      <Specimen name="Switches and boxes">
        <div className={grid}>
          <Switch label="Available" defaultChecked />
          <Switch label="Delivery" />
          <Switch
            spread
            label="Two-step sign-in"
            description="We send a code to your email each time you log in."
            defaultChecked
          />
          <Switch label="Switched off for now" disabled />
          <Checkbox
            label="I have read the terms"
            description="They say who may store what, and for how long."
            defaultChecked
          />
          <Checkbox label="I agree to the terms" error="Please agree to the terms to go on." />
        </div>
      </Specimen>
      <Specimen name="Files">
        <FileDrop
          label="Photos and videos"
          prompt="Choose photos or videos"
          accept="image/jpeg,image/png,video/mp4,video/quicktime"
          multiple
          onFiles={() => {}}
          help="JPEG, PNG, MOV or MP4, up to 5 MB each."
        />
      </Specimen>
    </KitSection>
  )
}

function Texts() {
  return (
    <div className={grid}>
      <TextField label="First name" autoComplete="given-name" defaultValue="Ada" />
      <TextField
        label="Email"
        type="email"
        defaultValue="ada@"
        error="Please enter a valid email address."
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help="At least 6 characters, with a capital, a small letter and a sign."
      />
      <TextField
        label="Monthly rate"
        before="£"
        after="per month"
        inputMode="decimal"
        placeholder="0"
        className="tabular-nums"
      />
      <TextField label="Email of the account" value="ada@example.com" disabled readOnly />
      <DateField label="Date you moved in" optional />
      <TextArea
        label="Description"
        className="sm:col-span-2"
        help="What is special about it? Who has the key?"
        placeholder="A dry garage two minutes from the station ..."
      />
    </div>
  )
}

function Finders() {
  const [place, setPlace] = useState('')
  const [search, setSearch] = useState('Granary')
  const [code, setCode] = useState('482')
  const found = places.filter(one => one.label.toLowerCase().startsWith(place.toLowerCase()))
  return (
    <div className={grid}>
      <ComboBox
        label="Where do you need space?"
        placeholder="Town or postcode"
        before={<PinIcon />}
        optionIcon={<PinIcon />}
        value={place}
        onInput={setPlace}
        suggestions={place.length > 1 ? found : []}
        onChoose={suggestion => setPlace(suggestion.label)}
        emptyText="We know no place of that name."
      />
      <ComboBox
        label="Pickup address"
        value="Canal Street"
        onInput={() => {}}
        suggestions={[]}
        onChoose={() => {}}
        loading
      />
      <SearchField
        label="Search bookings"
        placeholder="Search bookings"
        value={search}
        onChange={setSearch}
        className="self-center"
      />
      <OtpField label="Code from your email" value={code} onChange={setCode} />
    </div>
  )
}

function Choices() {
  const [type, setType] = useState('monthly')
  const [count, setCount] = useState(1)
  return (
    <div className="grid gap-6">
      <div className={grid}>
        <Select
          label="Storage type"
          placeholder="Choose a type"
          defaultValue=""
          options={[
            { value: 'garage', label: 'Garage & Lock Up' },
            { value: 'loft', label: 'Loft' },
            { value: 'basement', label: 'Basement' },
          ]}
        />
        <Select
          label="Floor"
          defaultValue="ground"
          options={[{ value: 'ground', label: 'Ground floor' }]}
          error="Please choose the floor."
        />
        <Segmented
          label="Pay by the"
          options={[
            { value: 'hourly', label: 'Hour', icon: <ClockIcon /> },
            { value: 'monthly', label: 'Month', icon: <HomeIcon /> },
          ]}
          value={type}
          onChange={setType}
        />
        <Stepper label="How many spaces?" min={1} value={count} onChange={setCount} />
      </div>
      <Features />
      <PriceWays />
    </div>
  )
}

function Features() {
  const [features, setFeatures] = useState(['cctv', 'ground'])
  return (
    <MultiSelect
      label="Features"
      help="Choose what fits; you can change it later."
      value={features}
      onChange={setFeatures}
      options={[
        { value: 'cctv', label: 'CCTV', icon: <CameraIcon /> },
        { value: 'ground', label: 'Ground floor', icon: <HomeIcon /> },
        { value: 'key', label: 'Own key', icon: <KeyIcon /> },
        { value: 'alarm', label: 'Alarm', icon: <ShieldIcon /> },
        { value: 'van', label: 'Van access', icon: <VanIcon /> },
      ]}
    />
  )
}

function PriceWays() {
  const [price, setPrice] = useState('custom')
  return (
    <RadioCards
      label="How do you want to set your price?"
      value={price}
      onChange={setPrice}
      options={[
        {
          value: 'custom',
          label: 'My own price',
          description: 'You decide, and change it when you like.',
        },
        {
          value: 'elastic',
          label: 'Elastic price',
          description: 'Follows demand near you.',
          badge: (
            <Badge tone="amber" icon={<BoltIcon />}>
              Soon
            </Badge>
          ),
          disabled: true,
        },
      ]}
    />
  )
}
