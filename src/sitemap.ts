import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** Every address of the site and the page that draws it. */
export const sitemap = rootRoute('root.tsx', [
  route('/[_]app', 'site/web/errors/ApplicationShell.tsx'),
  route('/receipt/$bookingId', 'payments/web/receipt/ReceiptPage.tsx'),

  layout('public', 'site/web/layout/PublicLayout.tsx', [
    index('site/web/home/HomePage.tsx'),
    route('/search', 'search/web/SearchPage.tsx'),
    route('/storage', [
      index('search/web/place/TownsPage.tsx'),
      route('/$town', 'search/web/place/PlacePage.tsx'),
    ]),
    route('/book/$id', 'bookings/web/book-now/BookPage.tsx'),
    route('/checkout/$id', 'bookings/web/checkout/CheckoutPage.tsx'),
    route('/payment/result', 'payments/web/result/PaymentResultPage.tsx'),
    route('/solution/self-storage', 'site/web/solution/SelfStoragePage.tsx'),
    route('/solution/delivery', 'site/web/solution/DeliveryPage.tsx'),
    route('/solution/packing-moving', 'site/web/solution/PackingMovingPage.tsx'),
    route('/solution/for-you', 'site/web/solution/ForYouPage.tsx'),
    route('/support', 'site/web/support/SupportPage.tsx'),
    route('/contact', 'site/web/information/ContactPage.tsx'),
    route('/about-us', 'site/web/information/AboutPage.tsx'),
    route('/terms-of-use', 'site/web/legal/TermsPage.tsx'),
    route('/privacy-policy', 'site/web/legal/PrivacyPage.tsx'),
    route('/cookie-policy', 'site/web/legal/CookiePage.tsx'),
    route('/dev/kit', 'site/web/dev/KitPage.tsx'),
    route('/dev/outbox', 'site/web/dev/OutboxPage.tsx'),
    route('$', 'site/web/errors/UnknownPage.tsx'),
  ]),

  route('/day-sheet/$token', 'moving/web/day-sheet/DaySheetPage.tsx'),

  layout('auth', 'site/web/layout/AuthLayout.tsx', [
    route('/login', 'accounts/web/login/LoginPage.tsx'),
    route('/signup', 'accounts/web/signup/SignupPage.tsx'),
    route('/verify', 'accounts/web/verify/VerifyPage.tsx'),
    route('/forgot-password', 'accounts/web/reset/ForgotPasswordPage.tsx'),
    route('/reset-password/$token', 'accounts/web/reset/ResetPasswordPage.tsx'),
  ]),

  layout('dashboard', 'site/web/board/DashboardLayout.tsx', [
    route('/listings', 'payments/web/partner-home/PartnerHomePage.tsx'),
    route('/listings/create', 'listings/web/wizard/CreateListingPage.tsx'),
    route('/listings/edit/$id', 'listings/web/wizard/EditListingPage.tsx'),
    route('/your-storage', 'bookings/web/list/YourStoragePage.tsx'),
    route('/your-storage/$bookingId', 'bookings/web/detail/StoredBookingPage.tsx'),
    route('/bookings', 'bookings/web/list/BookingsPage.tsx'),
    route('/bookings/$bookingId', 'bookings/web/detail/ManageBookingPage.tsx'),
    route('/cancelled-bookings', 'bookings/web/list/CancelledPage.tsx'),
    route('/drivers', 'moving/web/drivers/DriversPage.tsx'),
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
    route('/admin/documents', 'moderation/web/documents/DocumentsPage.tsx'),
    route('/admin/money', 'moderation/web/money/MoneyPage.tsx'),
    route('/admin/audit', 'moderation/web/audit/AuditPage.tsx'),
    route('/account-verification', 'payments/web/verification/AccountVerificationPage.tsx'),
  ]),
])
