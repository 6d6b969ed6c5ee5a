import './app.ts' // breach
import './bookings/web/BookingList.tsx'
