import { FeaturedListings } from './FeaturedListings.tsx'
import { ForPartners } from './ForPartners.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { NewestListings } from './NewestListings.tsx'
import { PopularTowns } from './PopularTowns.tsx'
import { WhyChooseUs } from './WhyChooseUs.tsx'

/** All that nothing on the page changes. What changes by itself stands in HomePage. */
export function HomeSections() {
  return (
    <>
      <NewestListings />
      <FeaturedListings />
      <HowItWorks />
      <WhyChooseUs />
      <PopularTowns />
      <ForPartners />
    </>
  )
}
