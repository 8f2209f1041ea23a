import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { superuserAddress } from '../../server/postgres-roles.ts'

/** Opens the database of a site in `dataDir` as its superuser, who may set rows without their triggers. */
export async function ownerOf(dataDir: string, siteUrl: string): Promise<pg.Client> {
  const { port, pathname } = new URL(siteUrl)
  const client = new pg.Client(await superuserAddress(dataDir, Number(port), pathname.slice(1)))
  await client.connect()
  return client
}

/** Keeps a copy of all rows beside the tables, for {@link restoreRows}. */
export async function keepRows(owner: pg.Client): Promise<void> {
  await owner.query(`DO $$ DECLARE name text; BEGIN
    CREATE SCHEMA kept;
    CREATE TABLE kept.sequences AS SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public';
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
    LOOP EXECUTE format('CREATE TABLE kept.%1$I AS TABLE public.%1$I', name); END LOOP;
  END $$`)
}

/**
 * Gives every table the rows that {@link keepRows} found, and forgets the jobs. Deleting is quicker than TRUNCATE, which
 * makes each table's files anew. Jobs that are being done are waited for: they would write into the new beginning.
 */
export async function restoreRows(owner: pg.Client): Promise<void> {
  for (const deadline = performance.now() + 20_000; performance.now() < deadline; await wait(20)) {
    await owner.query('DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL')
    const { rowCount } = await owner.query('SELECT FROM graphile_worker._private_jobs LIMIT 1')
    if (rowCount === 0) break
  }
  await owner.query(`DO $$ DECLARE name text; columns text; BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename
    LOOP
      EXECUTE format('DELETE FROM public.%I', name);
      SELECT string_agg(quote_ident(column_name), ', ') INTO columns FROM information_schema.columns c
      WHERE table_schema = 'public' AND table_name = name AND is_generated = 'NEVER';
      EXECUTE format('INSERT INTO public.%1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM kept.%1$I', name, columns);
    END LOOP;
    PERFORM setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value IS NOT NULL)
    FROM kept.sequences;
  END $$`)
  // Rows that come without their triggers tell nobody, and the pages show rooms and facts.
  for (const action of ['room_changed', 'facts_published']) {
    await owner.query(`SELECT pg_notify('staff', '{"action":"${action}","booking_id":null}')`)
  }
}
