/** What every site is set to: its limits are beyond what any test comes to. */
export const siteSettings = {
  AUTH_SECRET: 'a secret of the browser tests, long enough',
  STAFF_EMAILS: 'staff@dontali.example,desk@dontali.example',
  LIMIT_STAFF: '10000/60',
  LIMIT_AVAILABILITY: '10000/60',
  LIMIT_HOLDS: '10000/60',
  LIMIT_CREATE_BOOKING: '10000/60',
}
