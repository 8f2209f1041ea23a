/** The folders and files of lib/, each on a floor of its own, from the ground up. */
const lib = `
  shared property.ts env.ts log.ts pictures db jobs files farm gst i18n auth
  rooms payments rates booking stays decisions ledger reservations
  chat statements desk reviews backups health setup reports documents privacy customers news mail http`
  .trim()
  .split(/\s+/)
/** The floors of components/staff/: what every screen is made of, photographs that are sent, parts of a booking, the screens, and around them the shell. */
const staff = [
  'kit',
  'photo',
  'documents google-reviews rooms site team waiting',
  'booking dock rates',
  'cancel chat customers find folio reports setup statement stay',
  'calendar new-booking today',
  'bookings dashboard kitchen',
  'money shell',
]
/** What all of lib/ may know: who is asking, what each status of a booking means, and the site's languages, pages and messages. */
const known = '^lib/(auth/schema|booking/rules/statuses|i18n/(languages|pages|read-messages))\\.ts$'
const pure = '^lib/[^/]+/(schema|rules)(\\.ts$|/)'
const leaves = '^lib/(shared/|property\\.ts$|i18n/(languages|pages|paths)\\.ts$|pictures/)'
// The folders of components/ that belong to a domain.
const domains = '^components/(auth|booking|chat|payments|reviews|rooms)/'
const dataCode =
  '^(lib/[^/]+/(queries|commands)(\\.ts$|/)|lib/(db|mail|files|jobs|http)/|server/|scripts/|prisma/|tests/)'
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })
/** Each name imports only those on the floors below it, so that no two ever import each other, and the folder holds nothing else. */
const inOrder = (folder, floors, pathNot) => {
  const names = floors.map((floor) => floor.split(' '))
  const pathOf = (name) =>
    name.includes('.') ? `^${folder}/${name.replace('.', '\\.')}$` : `^${folder}/${name}/`
  const rules = names.flatMap((floor, at) =>
    floor.map((name) => {
      const others = names
        .slice(at)
        .flat()
        .filter((other) => other !== name)
      const to = { path: others.map(pathOf), pathNot }
      return forbid(`${name}-knows-only-those-below-it`, { path: pathOf(name) }, to)
    }),
  )
  const all = names.flat().map(pathOf)
  return [
    // The last one knows all others.
    ...rules.filter(({ to }) => to.path.length > 0),
    forbid(`all-of-${folder}-is-in-its-order`, { path: `^${folder}/`, pathNot: all }, {}),
  ]
}
/**
 * The way imports flow: server, app → components, lib/ and components/staff/ in the orders above.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid(
      'lib-never-looks-up',
      { path: '^lib/' },
      { path: '^(app|calls|components|server|scripts|tests)/' },
    ),
    ...inOrder('lib', lib, known),
    ...inOrder('components/staff', staff, []),
    forbid(
      'components-stay-in-the-browser',
      { path: '^components/' },
      {
        path: '^(app/|calls/(?!client\\.ts$)|server/|scripts/|lib/(db|http|mail|files|jobs)/|lib/(env|log)\\.ts|lib/[^/]+/(queries|commands|service)(\\.ts$|/))',
      },
    ),
    forbid(
      'only-app-speaks-http',
      { pathNot: '^(app/|calls/|server/|scripts/calls/|lib/http/|tests/)' },
      { path: '^lib/http/' },
    ),
    forbid(
      'only-data-code-touches-db',
      { pathNot: dataCode },
      { path: '^lib/db/', pathNot: '^lib/db/live\\.ts$' },
    ),
    forbid(
      'services-only-listen-to-db',
      { pathNot: [dataCode, '^lib/[^/]+/service(\\.ts$|/)'] },
      { path: '^lib/db/live\\.ts$' },
    ),
    forbid(
      'schema-and-rules-are-pure',
      { path: pure },
      {
        path: '^(lib|node_modules)/',
        pathNot: [pure, leaves, 'node_modules/(zod|intl-messageformat)/'],
      },
    ),
    forbid(
      'ui-knows-no-domain',
      { path: '^components/ui/' },
      { path: '^(components/(?!ui/)|lib/(?!shared/|i18n/))' },
    ),
    forbid(
      'farm-is-below-the-domains',
      { path: '^components/farm/' },
      { path: '^components/(?!farm/|ui/)' },
    ),
    forbid('domains-know-no-shell', { path: domains }, { path: '^components/(site|staff)/' }),
    forbid(
      'only-booking-joins-domains',
      { path: domains, pathNot: '^components/booking/' },
      { path: domains, pathNot: '^components/$1/' },
    ),
    forbid(
      'staff-is-english',
      { path: '^(app/\\(staff\\)|components/staff)/' },
      { path: 'node_modules/next-intl/' },
    ),
    forbid(
      'site-links-keep-the-locale',
      { path: '^(app/\\(site\\)|components/(site|farm|booking|rooms|reviews|payments|chat))/' },
      { path: 'node_modules/next/(dist/client/app-dir/)?link' },
    ),
    forbid(
      'the-product-never-imports-its-tests',
      { path: '^(app|calls|components|dev|lib|server|scripts)/' },
      { path: '^tests/' },
    ),
    forbid(
      'only-pages-of-development-import-dev',
      { path: '^(app|components|lib|server|scripts)/', pathNot: '^app/.*\\.dev\\.tsx$' },
      { path: '^dev/' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|generated)/' },
  },
}
