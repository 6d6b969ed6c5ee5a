export const copy = {
  notices: 'Notices',
  reload: 'Reload',
  upgraded:
    'Holdall has been updated, and this needs the new version. Your page stays as it is until you reload it.',
  cutOff: 'We could not reach Holdall. Please check your connection and try again.',
}
