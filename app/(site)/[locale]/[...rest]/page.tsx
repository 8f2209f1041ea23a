import { notFound } from 'next/navigation'

/** Made on request: a static page for every wrong path would fill the disk. */
export const dynamic = 'force-dynamic'

/** Every path that no page has, so that the 404 speaks the visitor's language. */
export default function NothingHere() {
  notFound()
}
