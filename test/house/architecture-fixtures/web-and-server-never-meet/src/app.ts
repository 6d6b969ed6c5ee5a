import './root.tsx' // breach
import './sitemap.ts'
import './bookings/server/bookings-table.ts'
