import { NothingHere } from '#components/site/nothing-here.tsx'

/** The 404 page when a page itself finds nothing, such as a booking. */
export default NothingHere
