import { redirect } from 'next/navigation'

/** Redirects to the dashboard, the index of the staff area. */
export default function StaffIndex() {
  redirect('/app/dashboard')
}
