import { expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { useDatabase } from '../support/database.ts'

useDatabase({ seed: false })

const heading = `-- The functions and triggers of the database as they are now, whichever migrations made them.
-- \`npm run functions\` prints this page from a migrated database; a test compares the two.`

test('prisma/functions.sql prints the functions and triggers as they are', async () => {
  const { rows: functions } = await pool().query<{ sql: string }>(`
    SELECT pg_get_functiondef(p.oid) AS sql FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    ORDER BY p.oid::regprocedure::text COLLATE "C"`)
  const { rows: triggers } = await pool().query<{ place: string; sql: string }>(`
    SELECT tgrelid::regclass::text AS place, pg_get_triggerdef(t.oid, true) AS sql FROM pg_trigger t
    JOIN pg_class c ON c.oid = t.tgrelid AND c.relnamespace = 'public'::regnamespace
    WHERE NOT tgisinternal ORDER BY tgrelid::regclass::text COLLATE "C", tgname COLLATE "C"`)
  const tables = Map.groupBy(triggers, ({ place }) => place)
  const parts = [
    heading,
    ...functions.map(({ sql }) => `${sql.trimEnd()};`),
    ...[...tables].map(([place, those]) =>
      [`-- Triggers of ${place}`, ...those.map(({ sql }) => `${sql};`)].join('\n'),
    ),
  ]
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('../../prisma/functions.sql')
})
