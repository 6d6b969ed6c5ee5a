import { Link } from '@tanstack/react-router'
import { GarageScene } from '#design/scenes/storage-types/GarageScene.tsx'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { copy } from './copy.ts'

export function ListingStep({ onBack }: { onBack: () => void }) {
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="grid gap-5">
        <div>
          <h3 className="text-xl">{copy.onboarding.listingHeading}</h3>
          <p className="mt-1.5 text-ink-soft">{copy.onboarding.listingIntro}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/listings/create" className={buttonClass()}>
            {copy.onboarding.createListing}
          </Link>
          <Button variant="ghost" onClick={onBack}>
            {copy.onboarding.back}
          </Button>
        </div>
      </div>
      <GarageScene className="mx-auto w-full max-w-48" />
    </div>
  )
}
