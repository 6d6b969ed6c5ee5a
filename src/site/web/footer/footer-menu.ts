import { becomePartner, findStorage, type MenuGroup, solutions } from '../menu.ts'

export const footerMenu: readonly MenuGroup[] = [
  {
    label: 'The Company',
    links: [
      { label: 'About us', to: '/about-us' },
      { label: 'Contact', to: '/contact' },
      { label: 'Help & Support', to: '/support' },
      { label: 'What we send', to: '/what-we-send' },
      { label: 'Report something', to: '/report' },
      becomePartner,
    ],
  },
  {
    label: 'Solution',
    links: [...solutions.links, findStorage, { label: 'Storage by town', to: '/storage' }],
  },
  {
    label: 'Legal',
    links: [
      { label: 'Terms of use', to: '/terms-of-use' },
      { label: 'Privacy policy', to: '/privacy-policy' },
      { label: 'Cookie policy', to: '/cookie-policy' },
      { label: 'How reviews come about', to: '/review-policy' },
    ],
  },
]
