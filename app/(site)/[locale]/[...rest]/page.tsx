import { notFound } from 'next/navigation'

/** Every path that no page has, so that the 404 speaks the visitor's language. */
export default function NothingHere() {
  notFound()
}
