import { MultiSelect } from '#design/ui/choices/MultiSelect.tsx'
import { storageScene } from '../../card/storage-scenes.ts'
import { FeatureIcon } from '../../FeatureIcon.tsx'
import { useChoices } from '../../queries.ts'
import { ChoiceField } from '../editor/ChoiceField.tsx'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'

export function TypeSection({ form }: { form: StepForm }) {
  const { answers, change, wordsFor } = form
  const features = useChoices('storage-features')
  const Scene = storageScene(answers.storageType)
  const words = copy.type
  return (
    <FormSection name="type" form={form} heading={words.heading}>
      <div className="grid items-center gap-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="grid gap-5">
          <ChoiceField
            form={form}
            name="storageType"
            list="storage-type"
            label={words.storageType}
            placeholder={words.chooseType}
          />
          <ChoiceField
            form={form}
            name="storageFloor"
            list="storage-floor"
            label={words.floor}
            placeholder={words.chooseFloor}
          />
        </div>
        {answers.storageType && (
          <Scene className="mx-auto aspect-square w-full max-w-44 max-sm:hidden" />
        )}
      </div>
      <MultiSelect
        label={words.features}
        help={words.featuresHelp}
        options={features.map(({ value, label, image }) => ({
          value,
          label,
          icon: image && <FeatureIcon src={image} />,
        }))}
        value={answers.storageFeatures}
        error={wordsFor('storageFeatures')}
        onChange={storageFeatures => change({ storageFeatures })}
      />
    </FormSection>
  )
}
