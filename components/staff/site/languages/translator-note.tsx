import { Lock } from 'lucide-react'
import { Alert } from '#components/ui/alert.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { AskDialog } from '../../kit/dialog/ask-dialog.tsx'
import { LiveWords } from '../../kit/live/live-words.tsx'
import { Progress } from '../../kit/progress.tsx'
import type { Translator } from './use-translator.ts'

const t = staffWords('siteLanguages')

/** Says that drafts are made on this device, asks before it downloads what that needs, and says how far that is. */
export function TranslatorNote({
  translator,
  language,
}: {
  translator: Translator
  language: string
}) {
  if (!translator.isOffered) return null
  return (
    <>
      {translator.share !== null && (
        <Progress label={t('draft.downloading', { language })} share={translator.share} />
      )}
      <LiveWords>
        {translator.hasFailed && (
          <Alert title={t('draft.failedTitle')} tone="error">
            <p>{t('draft.failed')}</p>
          </Alert>
        )}
      </LiveWords>
      <p className="flex gap-3 rounded-control bg-lake-soft px-4 py-3 text-sm">
        <Lock aria-hidden="true" className="mt-0.5 shrink-0" size={18} />
        {t('draft.note')}
      </p>
      {translator.isAsking && (
        <AskDialog
          button={t('draft.download')}
          onAnswer={() => translator.answer(true)}
          onClose={() => translator.answer(false)}
          title={t('draft.askTitle')}
        >
          <p>{t('draft.ask', { language })}</p>
        </AskDialog>
      )}
    </>
  )
}
