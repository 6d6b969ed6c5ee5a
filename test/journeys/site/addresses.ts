/** The pages of this noun with their headings. */
export const ownPages = [
  ['/', /Find storage easily/],
  ['/solution/self-storage', /Self storage in a street/],
  ['/solution/delivery', /From your door/],
  ['/solution/packing-moving', /Two homes/],
  ['/solution/for-you', /does not fit/],
  ['/support', /How can we help/],
  ['/contact', /Talk to a person/],
  ['/about-us', /Careful with things/],
  ['/terms-of-use', /Terms of use/],
  ['/privacy-policy', /Privacy policy/],
  ['/cookie-policy', /Cookie policy/],
  ['/review-policy', /How reviews come about/],
] as const

export const narrow = { width: 320, height: 700 }
export const middle = { width: 768, height: 1024 }
export const wide = { width: 1440, height: 900 }
