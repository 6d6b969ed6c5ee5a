import { ListingCard } from '#listings/web/ListingCard.tsx'
import { PayButton } from '#payments/web/PayButton.tsx' // breach

export const BookingCard = [ListingCard, PayButton]
