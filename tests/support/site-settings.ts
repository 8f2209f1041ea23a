/** What every site is set to. */
export const siteSettings = {
  AUTH_SECRET: 'a secret of the browser tests, long enough',
  STAFF_EMAILS: 'staff@dontali.example,desk@dontali.example',
}
