'use client'

import { FileSpreadsheet } from 'lucide-react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { FileButton } from '#components/ui/file-button.tsx'
import { useFileDrop } from '#components/ui/use-file-drop.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxImportBytes, maxImportRows } from '#lib/rooms/rules/sheet.ts'
import { fileSize, megabytes } from '#lib/shared/size.ts'
import { Decide } from '../kit/action/decide.tsx'
import { Modal } from '../kit/dialog/modal.tsx'
import { NothingDone } from '../kit/form/failed.tsx'
import { Progress } from '../kit/progress.tsx'
import { grouped } from '../kit/words.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { useImport } from './use-import.ts'

const t = staffWords('rooms')

const accept = '.xlsx,.xls,.csv'

type ImportDialogProps = { onClose: () => void; onImported: () => Promise<void> }

/** Imports rooms from a spreadsheet: shows what that would do, and does it once somebody agrees. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { state, choose, start, stop } = useImport(onImported)
  return (
    <Modal
      footer={<Buttons onClose={onClose} onStart={start} onStop={stop} state={state} />}
      onClose={onClose}
      title={t('import.title')}
    >
      <div className="grid gap-4">
        {state.step === 'choose' ? (
          <FilePlace onChoose={choose} />
        ) : (
          <ChosenFile file={state.file} onChoose={state.step === 'sending' ? null : choose} />
        )}
        {state.step === 'sending' && (
          <Progress
            label={state.share < 1 ? t('import.uploading') : t('import.reading')}
            share={state.share}
          />
        )}
        {'problem' in state && state.problem && (
          <Alert role="alert" title={state.problem.text} tone="error">
            <NothingDone why={state.problem}>{t('import.failed')}</NothingDone>
          </Alert>
        )}
        <ImportOutcome result={'result' in state ? state.result : null} />
        <p className="text-xs text-ink-2">
          {chargesGst()
            ? t('import.columnsWithGst', { percent: farm().gstPercent })
            : t('import.columns')}{' '}
          {t.rich('import.updates', { b: (words) => <b className="font-semibold">{words}</b> })}{' '}
          {t('import.limits', {
            megabytes: megabytes(maxImportBytes),
            rows: grouped(maxImportRows),
          })}
        </p>
      </div>
    </Modal>
  )
}

type ButtonsProps = Pick<ReturnType<typeof useImport>, 'state'> & {
  onStart: (file: File) => void
  onStop: () => void
  onClose: () => void
}

function Buttons({ state, onStart, onStop, onClose }: ButtonsProps) {
  if (state.step === 'done') {
    return (
      <>
        <Button kind="outline" onClick={onStop}>
          {t('import.another')}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {t('import.done')}
        </Button>
      </>
    )
  }
  const file = state.step === 'preview' && state.result.imported > 0 ? state.file : null
  return (
    <>
      <Button kind="outline" onClick={state.step === 'sending' ? onStop : onClose}>
        {state.step === 'sending' ? t('import.stop') : t('import.cancel')}
      </Button>
      <Decide disabled={!file} kind="secondary" onPress={() => file && onStart(file)}>
        {file && 'result' in state
          ? t('import.importRooms', { count: state.result.imported })
          : t('import.import')}
      </Decide>
    </>
  )
}

function FilePlace({ onChoose }: { onChoose: (file: File) => void }) {
  const { over, target } = useFileDrop(onChoose)
  return (
    <section
      aria-label={t('import.file')}
      className={`grid justify-items-center gap-3 rounded-staff border-[1.5px] border-dashed px-5 py-8 text-center ${over ? 'border-lake bg-rice' : 'border-line-control'}`}
      {...target}
    >
      <FileSpreadsheet className="text-lake" size={30} strokeWidth={1.5} />
      <FileButton accept={accept} onChoose={onChoose}>
        {t('import.choose')}
      </FileButton>
      <p className="text-xs text-ink-2">
        {t.rich('import.types', {
          wide: (words) => <span className="max-md:hidden">{words}</span>,
        })}
      </p>
    </section>
  )
}

type ChosenFileProps = { file: File; onChoose: ((file: File) => void) | null }

function ChosenFile({ file, onChoose }: ChosenFileProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-staff border border-line-control px-4 py-3">
      <FileSpreadsheet className="shrink-0" size={24} strokeWidth={1.5} />
      <p className="me-auto min-w-0">
        <span className="block font-semibold [overflow-wrap:anywhere]">{file.name}</span>
        <span className="num block text-xs text-ink-2">{fileSize(file.size)}</span>
      </p>
      {onChoose && (
        <FileButton accept={accept} onChoose={onChoose}>
          {t('import.chooseAnother')}
        </FileButton>
      )}
    </div>
  )
}
