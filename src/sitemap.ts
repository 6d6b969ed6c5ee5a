import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

const publicFrame = 'site/web/layout/PublicLayout.tsx'

/** What visitors read. */
const readPages = [
  index('site/web/home/HomePage.tsx'),
  route('/search', 'search/web/SearchPage.tsx'),
  route('/storage', [
    index('search/web/place/TownsPage.tsx'),
    route('/$town', 'search/web/place/PlacePage.tsx'),
  ]),
  route('/book/$id', 'bookings/web/book-now/BookPage.tsx'),
  route('/solution/self-storage', 'site/web/solution/SelfStoragePage.tsx'),
  route('/solution/delivery', 'site/web/solution/DeliveryPage.tsx'),
  route('/solution/packing-moving', 'site/web/solution/PackingMovingPage.tsx'),
  route('/solution/for-you', 'site/web/solution/ForYouPage.tsx'),
  route('/support', 'site/web/support/SupportPage.tsx'),
  route('/what-we-send', 'site/web/notices/WhatWeSendPage.tsx'),
  route('/contact', 'site/web/information/ContactPage.tsx'),
  route('/about-us', 'site/web/information/AboutPage.tsx'),
  route('/partner/$id', 'reviews/web/partner/PartnerPage.tsx'),
  route('/review-policy', 'site/web/legal/ReviewPolicyPage.tsx'),
  route('/terms-of-use', 'site/web/legal/TermsPage.tsx'),
  route('/privacy-policy', 'site/web/legal/PrivacyPage.tsx'),
  route('/cookie-policy', 'site/web/legal/CookiePage.tsx'),
  route('$', 'site/web/errors/UnknownPage.tsx'),
]

/** Where visitors do something, or come by a link in a mail. */
const actionPages = [
  route('/saved', 'search/web/saved/SavedPage.tsx'),
  route('/stop-alerts/$token', 'search/web/saved/StopAlertsPage.tsx'),
  route('/answer-request/$token', 'bookings/web/by-mail/AnswerRequestPage.tsx'),
  route('/checkout/$id', 'bookings/web/checkout/CheckoutPage.tsx'),
  route('/payment/result', 'payments/web/result/PaymentResultPage.tsx'),
  route('/report', 'moderation/web/reporting/ReportPage.tsx'),
  route('/dev/kit', 'site/web/dev/KitPage.tsx'),
  route('/dev/outbox', 'site/web/dev/OutboxPage.tsx'),
]

const authPages = layout('auth', 'site/web/layout/AuthLayout.tsx', [
  route('/login', 'accounts/web/login/LoginPage.tsx'),
  route('/signup', 'accounts/web/signup/SignupPage.tsx'),
  route('/verify', 'accounts/web/verify/VerifyPage.tsx'),
  route('/forgot-password', 'accounts/web/reset/ForgotPasswordPage.tsx'),
  route('/reset-password/$token', 'accounts/web/reset/ResetPasswordPage.tsx'),
])

/** Every address of the site and the page that draws it. */
export const sitemap = rootRoute('root.tsx', [
  layout('public', publicFrame, [...readPages, ...actionPages]),
  authPages,
  route('/[_]app', 'site/web/errors/ApplicationShell.tsx'),
  route('/goods-notices/$bookingId', 'rent/web/goods/GoodsNoticesPage.tsx'),
  route('/labels/$bookingId', 'inventory/web/labels/LabelsPage.tsx'),
  route('/receipt/$bookingId', 'payments/web/receipt/ReceiptPage.tsx'),

  route('/day-sheet/$token', 'moving/web/day-sheet/DaySheetPage.tsx'),

  layout('dashboard', 'site/web/dashboard/DashboardLayout.tsx', [
    route('/listings', 'payments/web/partner-home/PartnerHomePage.tsx'),
    route('/listings/create', 'listings/web/wizard/CreateListingPage.tsx'),
    route('/listings/edit/$id', 'listings/web/wizard/EditListingPage.tsx'),
    route('/listings/import', 'listings/web/import/ImportPage.tsx'),
    route('/listings/readings/$id', 'listings/web/readings/ReadingsPage.tsx'),
    route('/your-storage', 'bookings/web/list/YourStoragePage.tsx'),
    route('/your-storage/$bookingId', 'bookings/web/detail/StoredBookingPage.tsx'),
    route('/bookings', 'bookings/web/list/BookingsPage.tsx'),
    route('/bookings/$bookingId', 'bookings/web/detail/ManageBookingPage.tsx'),
    route('/messages', 'messages/web/list/MessagesPage.tsx', [
      route('/$threadId', 'messages/web/thread/ThreadPage.tsx'),
      route('/ask/$listingId', 'messages/web/asking/AskPage.tsx'),
    ]),
    route('/viewings', 'viewings/web/ViewingsPage.tsx'),
    route('/viewings/ask/$listing', 'viewings/web/AskPage.tsx'),
    route('/inventory/$bookingId', 'inventory/web/page/InventoryPage.tsx'),
    route('/inventory/item/$itemId', 'inventory/web/page/ItemPage.tsx'),
    route('/cancelled-bookings', 'bookings/web/list/CancelledPage.tsx'),
    route('/drivers', 'moving/web/drivers/DriversPage.tsx'),
    route('/connections', 'connections/web/ConnectionsPage.tsx'),
    route('/connections/$id', 'connections/web/webhooks/DeliveriesPage.tsx'),
    route('/facts', 'reviews/web/facts/FactsPage.tsx'),
    route('/bank-details', 'payments/web/bank-details/BankDetailsPage.tsx'),
    route('/onboarding', 'payments/web/onboarding/OnboardingPage.tsx'),
    route('/personal-details', 'accounts/web/personal/PersonalDetailsPage.tsx'),
    route('/admin', 'moderation/web/queue/QueuePage.tsx'),
    route('/admin/listings/$id', 'moderation/web/review/ReviewPage.tsx'),
    route('/admin/people', 'moderation/web/people/PeoplePage.tsx'),
    route('/admin/people/$id', 'moderation/web/people/PersonPage.tsx'),
    route('/admin/bookings', 'moderation/web/bookings/BookingsPage.tsx'),
    route('/admin/bookings/$id', 'moderation/web/bookings/BookingPage.tsx'),
    route('/admin/disputes', 'moderation/web/complaints/DisputesPage.tsx'),
    route('/admin/disputes/$id', 'moderation/web/complaints/DisputePage.tsx'),
    route('/admin/reports', 'moderation/web/reports/ReportsPage.tsx'),
    route('/admin/reports/$id', 'moderation/web/reports/ReportPage.tsx'),
    route('/admin/takedowns', 'moderation/web/takedowns/TakedownsPage.tsx'),
    route('/admin/reviews', 'moderation/web/reviews/ReviewsPage.tsx'),
    route('/admin/documents', 'moderation/web/documents/DocumentsPage.tsx'),
    route('/admin/money', 'moderation/web/money/MoneyPage.tsx'),
    route('/admin/policy', 'moderation/web/policy/PolicyPage.tsx'),
    route('/admin/audit', 'moderation/web/audit/AuditPage.tsx'),
    route('/account-verification', 'payments/web/verification/AccountVerificationPage.tsx'),
  ]),
])

/** What a browser knows from the start; it learns the rest when somebody goes there. */
export const firstPages = rootRoute('root.tsx', [layout('public', publicFrame, readPages)])
