/** What is read while the page is on its way; every page carries it. */
export const opening = { title: 'Payment' }
