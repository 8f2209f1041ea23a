import { redirect } from 'next/navigation'

/** The dashboard is the index of the staff area. */
export default function StaffIndex() {
  redirect('/app/dashboard')
}
