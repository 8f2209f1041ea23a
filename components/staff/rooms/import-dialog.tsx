'use client'

import { FileSpreadsheet } from 'lucide-react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { FileButton } from '#components/ui/file-button.tsx'
import { useFileDrop } from '#components/ui/use-file-drop.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { property } from '#lib/property.ts'
import { maxImportBytes, maxImportRows } from '#lib/rooms/rules/sheet.ts'
import { fileSize, megabytes } from '#lib/shared/size.ts'
import { Decide } from '../kit/action/decide.tsx'
import { Modal } from '../kit/dialog/modal.tsx'
import { NothingDone } from '../kit/form/failed.tsx'
import { Progress } from '../kit/progress.tsx'
import { count, grouped } from '../kit/words.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { useImport } from './use-import.ts'

const accept = '.xlsx,.xls,.csv'

type ImportDialogProps = { onClose: () => void; onImported: () => Promise<void> }

/** Imports rooms from a spreadsheet: shows what that would do, and does it once somebody agrees. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { state, choose, start, stop } = useImport(onImported)
  return (
    <Modal
      footer={<Buttons onClose={onClose} onStart={start} onStop={stop} state={state} />}
      onClose={onClose}
      title="Import Rooms from Excel"
    >
      <div className="grid gap-4">
        {state.step === 'choose' ? (
          <FilePlace onChoose={choose} />
        ) : (
          <ChosenFile file={state.file} onChoose={state.step === 'sending' ? null : choose} />
        )}
        {state.step === 'sending' && (
          <Progress
            label={state.share < 1 ? 'Uploading the file' : 'Reading the rows'}
            share={state.share}
          />
        )}
        {'problem' in state && state.problem && (
          <Alert role="alert" title={state.problem.text} tone="error">
            <NothingDone why={state.problem}>Nothing was imported.</NothingDone>
          </Alert>
        )}
        <ImportOutcome result={'result' in state ? state.result : null} />
        <p className="text-xs text-ink-2">
          Columns: Name, Description, Base Rate
          {chargesGst() &&
            `, GST Rate (${property.gstPercent}% if empty), Total Rate (calculated if empty)`}
          , Sleeps, Units.{' '}
          <b className="font-semibold">A row with an existing name updates that room</b>; its empty
          cells change nothing. Up to {megabytes(maxImportBytes)} MB and {grouped(maxImportRows)}{' '}
          rows.
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
          Import another
        </Button>
        <Button kind="secondary" onClick={onClose}>
          Done
        </Button>
      </>
    )
  }
  const file = state.step === 'preview' && state.result.imported > 0 ? state.file : null
  return (
    <>
      <Button kind="outline" onClick={state.step === 'sending' ? onStop : onClose}>
        {state.step === 'sending' ? 'Stop' : 'Cancel'}
      </Button>
      <Decide disabled={!file} kind="secondary" onPress={() => file && onStart(file)}>
        {file && 'result' in state ? `Import ${count(state.result.imported, 'room')}` : 'Import'}
      </Decide>
    </>
  )
}

function FilePlace({ onChoose }: { onChoose: (file: File) => void }) {
  const { over, target } = useFileDrop(onChoose)
  return (
    <section
      aria-label="File"
      className={`grid justify-items-center gap-3 rounded-staff border-[1.5px] border-dashed px-5 py-8 text-center ${over ? 'border-lake bg-rice' : 'border-line-control'}`}
      {...target}
    >
      <FileSpreadsheet className="text-lake" size={30} strokeWidth={1.5} />
      <FileButton accept={accept} onChoose={onChoose}>
        Choose a file
      </FileButton>
      <p className="text-xs text-ink-2">
        .xlsx, .xls or .csv<span className="max-md:hidden">, or drop it here</span>
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
          Choose another
        </FileButton>
      )}
    </div>
  )
}
