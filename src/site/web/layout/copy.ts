/** Of the menus, which no page needs first. */
export const copy = {
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close the menu',
  accountMenu: (firstName: string) => `${firstName}, your account`,
  dashboard: 'Dashboard',
  logOut: 'Log Out',
}
