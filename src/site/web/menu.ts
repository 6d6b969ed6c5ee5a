export interface MenuLink {
  label: string
  to: string
  /** Shown below the label where there is room. */
  about?: string
}

export interface MenuGroup {
  label: string
  links: readonly MenuLink[]
}

const selfStorage: MenuLink = {
  label: 'Self storage',
  to: '/solution/self-storage',
  about: 'A garage, loft or unit near you, by the month or by the hour.',
}
const delivery: MenuLink = {
  label: 'Delivery',
  to: '/solution/delivery',
  about: 'Your partner collects your things and brings them to the space.',
}
const packingMoving: MenuLink = {
  label: 'Packing & moving',
  to: '/solution/packing-moving',
  about: 'Boxes, wrapping and a pair of hands for moving day.',
}
const forYou: MenuLink = {
  label: 'Holdall for you',
  to: '/solution/for-you',
  about: 'Students, families, traders, travellers: what fits whom.',
}

export const solutions: MenuGroup = {
  label: 'Solutions',
  links: [selfStorage, delivery, packingMoving, forYou],
}

export const findStorage: MenuLink = { label: 'Find Storage', to: '/search' }
const saved: MenuLink = { label: 'Saved', to: '/saved' }
export const logIn: MenuLink = { label: 'Log In', to: '/login' }
export const becomePartner: MenuLink = { label: 'Become a Partner', to: '/signup' }

const help: MenuGroup = {
  label: 'Help & Support',
  links: [
    { label: 'Help topics', to: '/support', about: 'Answers about booking, paying and letting.' },
    { label: 'Contact us', to: '/contact', about: 'Write or call; a person answers.' },
    { label: 'About us', to: '/about-us', about: 'What Holdall is and how it earns money.' },
  ],
}

export const headerMenu: readonly (MenuLink | MenuGroup)[] = [solutions, findStorage, saved, help]

export function isGroup(entry: MenuLink | MenuGroup): entry is MenuGroup {
  return 'links' in entry
}
