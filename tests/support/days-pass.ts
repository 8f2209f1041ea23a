/** The statement that moves the stay of the booking $1, and what happened to it, some days back, as if they had passed since. */
export function daysPass(days: number): string {
  const by = `make_interval(days => ${days})`
  return `WITH moved AS (UPDATE bookings SET check_in = check_in - ${days}, check_out = check_out - ${days},
      checked_in_at = checked_in_at - ${by}, checked_out_at = checked_out_at - ${by},
      no_show_at = no_show_at - ${by} WHERE id = $1),
    units AS (UPDATE occupancies SET check_in = check_in - ${days}, check_out = check_out - ${days}
      WHERE booking_id = $1 OR slept_by = $1)
    UPDATE charges SET night = night - ${days} WHERE booking_id = $1`
}
