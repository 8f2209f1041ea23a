import { expect, test } from 'vitest'
import { knownMigrations, migrate } from '../../server/migrate.ts'
import { ask, on } from '../support/backup.ts'
import { createDatabase } from '../support/database.ts'

// A stay of four nights: two were slept in the old room, the other two are in the new one.
const filled = `
  INSERT INTO rooms (name, slug, base_paise, gst_percent, units) VALUES ('Old', 'old', 1, 18, 1), ('New', 'new', 1, 18, 1);
  INSERT INTO customers (email, full_name, phone) VALUES ('a@example.com', 'A', '1');
  INSERT INTO holds (token, reference, room_id, room_name, rate_paise, gst_percent, check_in, check_out, guests, charges)
  SELECT 'token', 'H1', id, 'Old', 100, 18, '2027-01-01', '2027-01-02', 3, '[
    {"position": 1, "kind": "night", "night": "2027-01-01", "words": "Old", "paise": 100, "gstPercent": 18},
    {"position": 2, "kind": "extra_guest", "night": null, "words": "Extra guests: 1, nights: 1", "paise": 5, "gstPercent": 18},
    {"position": 3, "kind": "discount", "night": null, "words": "WELCOME", "paise": -5, "gstPercent": 18}]'
  FROM rooms WHERE slug = 'old';
  BEGIN;
  WITH made AS (
    INSERT INTO bookings (reference, secret, customer_id, full_name, email, phone, room_id, room_name, status, verified_at,
      check_in, check_out, nights, guests, rate_paise, gst_percent, total_paise)
    SELECT 'R1', repeat('s', 25), c.id, 'A', c.email, '1', r.id, 'New', 'confirmed', '2027-01-01',
      '2027-01-01', '2027-01-05', 4, 3, 100, 18, 412
    FROM customers c, rooms r WHERE r.slug = 'new' RETURNING *),
  lines AS (
    INSERT INTO charges (booking_id, position, kind, night, words, paise, gst_percent)
    SELECT id, position, kind, night::date, words, paise, 18 FROM made, (VALUES
      (1, 'night', '2027-01-01', 'Old', 100), (2, 'night', '2027-01-02', 'Old', 100),
      (3, 'night', '2027-01-03', 'New', 100), (4, 'night', '2027-01-04', 'New', 100),
      (5, 'extra_guest', NULL, 'Extra guests: 1, nights: 2', 10),
      (6, 'extra_guest', NULL, 'Extra guests: 2, nights: 1, from 2027-01-03', 10),
      (7, 'extra_guest', NULL, 'Extra guests: 1, nights: 1, from 4 Jan 2027', 5),
      (8, 'discount', NULL, 'WELCOME', -3), (9, 'discount', NULL, 'Price as agreed', -10)
    ) AS line (position, kind, night, words, paise)),
  slept AS (
    INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, slept_by)
    SELECT r.id, 1, '2027-01-01', '2027-01-03', 'slept', made.id FROM rooms r, made WHERE r.slug = 'old')
  INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, booking_id)
  SELECT room_id, 1, '2027-01-03', check_out, 'booking', id FROM made;
  COMMIT`

const charges = `
  SELECT kind, slug, first_night::text, c.nights, guests FROM charges c LEFT JOIN rooms r ON r.id = room_id ORDER BY c.position`
const nights = `
  SELECT day::text, slug, nights FROM room_days JOIN rooms r ON r.id = room_id WHERE nights > 0 ORDER BY day, slug`
const rows = async (url: string, sql: string) =>
  (await ask(url, sql)).map((row) => Object.values(row))

test('what was read from the words of charges stands in columns, and a night is counted for the room in which it was slept', async () => {
  const { url, drop } = await createDatabase({ empty: true })
  const names = await knownMigrations()
  const earlier = names.slice(0, names.indexOf('20261128100000_charges_say_what_they_are'))
  await migrate(url, { only: earlier })
  await on(url, (client) => client.query(filled))
  await migrate(url)
  expect(await rows(url, charges)).toEqual([
    ['night', 'old', null, null, null],
    ['night', 'old', null, null, null],
    ['night', 'new', null, null, null],
    ['night', 'new', null, null, null],
    ['extra_guest', null, '2027-01-01', 2, 1],
    ['extra_guest', null, '2027-01-03', 1, 2],
    ['extra_guest', null, '2027-01-04', 1, 1],
    ['discount', null, null, null, null],
    ['agreed', null, null, null, null],
  ])
  expect(await rows(url, nights)).toEqual([
    ['2027-01-01', 'old', 1],
    ['2027-01-02', 'old', 1],
    ['2027-01-03', 'new', 1],
    ['2027-01-04', 'new', 1],
  ])
  const [hold] = await ask(url, 'SELECT room_id, charges FROM holds')
  expect(hold?.charges).toMatchObject([
    { kind: 'night', roomId: hold?.room_id, words: 'Old' },
    { kind: 'extra_guest', extraGuests: { guests: 1, nights: 1, from: '2027-01-01' } },
    { kind: 'discount', words: 'WELCOME' },
  ])
  await drop()
})
