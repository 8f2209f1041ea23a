'use client'

import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('pages')

/** The error page for staff, with the rest of the shell still there. */
export default function ShellError({ reset }: { reset: () => void }) {
  return (
    <div className="p-4 lg:p-8">
      <Alert role="alert" title={t('error.title')} tone="error">
        <p>{t('error.text')}</p>
        <Button className="mt-3" kind="outline" onClick={reset} size="small">
          {t('error.retry')}
        </Button>
      </Alert>
    </div>
  )
}
