'use client'

import { SiteFailure } from '#components/site/site-failure.tsx'

/** The error page for visitors, with the bar and the footer still there. */
export default SiteFailure
