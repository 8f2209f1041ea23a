'use client'

import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'

/** The error page for staff, with the rest of the shell still there. */
export default function ShellError({ reset }: { reset: () => void }) {
  return (
    <div className="p-4 lg:p-8">
      <Alert role="alert" title="This page couldn’t be shown." tone="error">
        <p>Nothing was changed. Please try again in a moment.</p>
        <Button className="mt-3" kind="outline" onClick={reset} size="small">
          Try again
        </Button>
      </Alert>
    </div>
  )
}
