import { FeaturedListings } from './FeaturedListings.tsx'
import { ForPartners } from './ForPartners.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { NewestListings } from './NewestListings.tsx'
import { PopularTowns } from './PopularTowns.tsx'
import { WhyChooseUs } from './WhyChooseUs.tsx'

/** Everything here is drawn once by the server. What changes in the browser belongs in HomePage. */
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
