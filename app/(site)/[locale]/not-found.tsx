import { NothingHere } from '#components/site/nothing-here.tsx'

/** For what a page itself finds missing, such as a booking. */
export default NothingHere
