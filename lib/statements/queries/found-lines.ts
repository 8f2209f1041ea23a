/**
 * The query for the lines of an account ($1) between two days ($2, $3) and for what they may be, as one JSON text `found`.
 * Money is waited for: what guests claim, also of rejected bookings, and the balances of stays that are to take place and
 * ended at most two months before the statement begins.
 */
export const foundLines = `
  WITH lines AS MATERIALIZED (
    SELECT * FROM statement_lines WHERE account = $1 AND on_day BETWEEN $2::date AND $3::date
  ), linked AS (
    SELECT l.id, p.id AS payment, p.verified_at, p.verified_by, b.id AS booking, b.reference, b.full_name
    FROM lines l JOIN payments p ON p.statement_line_id = l.id AND p.state = 'verified'
    JOIN bookings b ON b.id = p.booking_id
  ), waiting AS MATERIALIZED (
    SELECT b.*, takes_place(b.status) AS open FROM bookings b
    WHERE takes_place(b.status) AND b.check_out >= $2::date - 60
      OR b.id IN (SELECT booking_id FROM payments WHERE state = 'claimed' AND direction = 'received')
  ), owed AS MATERIALIZED (
    SELECT b.id, b.reference, b.full_name, b.open, b.check_out, (b.created_at AT TIME ZONE interval '5:30')::date AS made_on,
      CASE WHEN bool_or(p.state = 'verified' AND p.direction = 'received') THEN 'balance' ELSE b.paying END AS paying,
      CASE WHEN b.open THEN b.total_paise ELSE 0 END - coalesce(sum(
      CASE p.direction WHEN 'received' THEN p.paise ELSE - p.paise END) FILTER (WHERE p.state = 'verified'), 0) AS due
    FROM waiting b LEFT JOIN payments p ON p.booking_id = b.id
    GROUP BY b.id, b.reference, b.full_name, b.paying, b.open, b.total_paise, b.check_out, b.created_at
  )
  SELECT json_build_object(
    'lines', (SELECT coalesce(json_agg(json_build_object('id', l.id, 'on', l.on_day, 'paise', l.paise,
        'narration', l.narration, 'utr', l.utr, 'ignored', l.ignored_at IS NOT NULL, 'direction', l.direction,
        'payment', k.payment, 'booking', k.booking, 'reference', k.reference, 'name', k.full_name, 'by', k.verified_by,
        'at', k.verified_at) ORDER BY l.on_day DESC, l.position), '[]')
      FROM lines l LEFT JOIN linked k ON k.id = l.id),
    'awaited', (SELECT coalesce(json_agg(found), '[]') FROM (
      SELECT o.id AS "bookingId", p.id AS "paymentId", o.reference, o.full_name AS "fullName", o.paying, p.paise,
        greatest(o.due, 0) AS "duePaise", p.utr, p.on_day AS "on", o.open,
        o.made_on AS "madeOn", o.check_out AS "checkOut"
      FROM owed o JOIN payments p ON p.booking_id = o.id AND p.state = 'claimed' AND p.direction = 'received'
      UNION ALL
      SELECT o.id, NULL, o.reference, o.full_name, o.paying, o.due, o.due, NULL, NULL, true, o.made_on, o.check_out
      FROM owed o
      WHERE o.due > 0) AS found),
    'used', (SELECT coalesce(json_agg(json_build_object('bookingId', b.id, 'paymentId', p.id, 'reference', b.reference,
        'fullName', b.full_name, 'paying', CASE WHEN EXISTS (SELECT FROM payments e WHERE e.booking_id = b.id
          AND e.state = 'verified' AND e.direction = 'received' AND e.verified_at < p.verified_at)
          THEN 'balance' ELSE b.paying END, 'paise', p.paise, 'duePaise', p.paise, 'utr', p.utr, 'on', p.on_day,
        'open', false)), '[]')
      FROM (SELECT DISTINCT unnest(l.codes) AS code FROM lines l WHERE NOT EXISTS (
        SELECT FROM linked k WHERE k.id = l.id)) AS said
      JOIN payments p ON p.utr = said.code AND p.state = 'verified' JOIN bookings b ON b.id = p.booking_id),
    'apart', (SELECT coalesce(json_agg(a.line_id || ' ' || a.booking_id), '[]')
      FROM lines_apart a JOIN lines l ON l.id = a.line_id)
  )::text AS found`
