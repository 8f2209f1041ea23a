'use client'

import { SiteFailure } from '#components/site/site-failure.tsx'

/** What a visitor sees of a page that broke, with the bar and the footer still there. */
export default SiteFailure
