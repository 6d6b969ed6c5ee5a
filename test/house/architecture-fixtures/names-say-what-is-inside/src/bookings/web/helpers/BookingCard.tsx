export const BookingCard = 1 // breach
