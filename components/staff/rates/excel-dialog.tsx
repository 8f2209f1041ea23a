'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { addressOf, call } from '#calls/client.ts'
import { Alert } from '#components/ui/alert.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { FileButton } from '#components/ui/file-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Effect } from '#lib/rates/schema/days.ts'
import type { WrongCell } from '#lib/rates/schema/sheet.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { Decide } from '../kit/action/decide.tsx'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { NothingDone } from '../kit/form/failed.tsx'
import { useForm } from '../kit/form/use-form.ts'
import type { RateUndo } from './use-rate-undo.ts'

const t = staffWords('rates')

type ExcelDialogProps = {
  room: { id: number; name: string }
  year: number
  undo: RateUndo
  onClose: () => void
  onSaved: () => void
}

/** Takes a year of a room's nights to a spreadsheet and back, and says what that would do before it is done. */
export function ExcelDialog({ room, year, undo, onClose, onSaved }: ExcelDialogProps) {
  const { chosen, effect, failure, wrong, busy, choose, save } = useNightFile(room.id, undo)
  const isReady = Boolean(effect?.nights_changed)
  return (
    <Modal
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Decide
            busy={busy}
            disabled={!isReady}
            kind="secondary"
            onPress={async () => (await save()) && onSaved()}
          >
            {effect && isReady
              ? t('editor.saveNights', { count: effect.nights_changed })
              : t('editor.save')}
          </Decide>
        </>
      }
      onClose={onClose}
      title={t('excel.title', { room: room.name })}
    >
      <div className="grid gap-4">
        <p>{t('excel.about', { year })}</p>
        <div className="flex flex-wrap gap-2.5">
          <a
            className={buttonClass({ kind: 'outline', size: 'small' })}
            download
            href={addressOf('GET rates/excel', { query: { room: room.id, year } })}
          >
            <Download aria-hidden="true" size={18} />
            {t('excel.download', { year })}
          </a>
          <FileButton accept=".xlsx,.xls,.csv" onChoose={choose}>
            {chosen ? t('excel.uploadAnother') : t('excel.upload')}
          </FileButton>
        </div>
        <div aria-busy={busy} aria-live="polite" className="num grid gap-3">
          {failure && (
            <Alert title={failure.text} tone="error">
              <NothingDone why={failure}>{t('excel.unchanged')}</NothingDone>
            </Alert>
          )}
          {wrong.length > 0 && <WrongCells cells={wrong} />}
          {chosen && effect && <p className="font-medium">{effectWords(chosen, effect)}</p>}
        </div>
      </div>
    </Modal>
  )
}

/** Tries what a spreadsheet would do to a room's nights, and then does it. */
function useNightFile(room: number, undo: RateUndo) {
  const form = useForm('night-file', {})
  const [chosen, setChosen] = useState<File | null>(null)
  const [effect, setEffect] = useState<Effect | null>(null)
  const send = (file: File, done: (effect: Effect) => void, dry = false) =>
    form.send({
      dry,
      call: () => call('POST rates/excel', { form: { room, excel_file: file }, dry }),
      done,
      words: { import_failed: t('excel.unreadable') },
    })
  const rows = form.error instanceof Refusal && form.error.detail.data?.rows
  return {
    ...form,
    chosen,
    effect: form.failure ? null : effect,
    wrong: (rows || []) as WrongCell[],
    choose: (file: File) => {
      if (form.busy) return
      setChosen(file)
      setEffect(null)
      void send(file, setEffect, true)
    },
    save: async () =>
      chosen !== null &&
      send(chosen, ({ change }) => undo.tell(change, t('excel.imported', { file: chosen.name }))),
  }
}

function WrongCells({ cells }: { cells: readonly WrongCell[] }) {
  return (
    <ul className="list-disc ps-5 text-sm">
      {cells.map(({ row, column, message }) => (
        <li key={`${row} ${column}`}>{t('excel.wrongCell', { row, column, message })}</li>
      ))}
    </ul>
  )
}

function effectWords({ name }: File, { nights_changed: nights, bookings }: Effect): string {
  if (nights === 0) return t('excel.changesNothing', { file: name })
  const changes = t('excel.changes', { file: name, count: nights })
  return bookings === 0 ? changes : `${changes} ${t('keepPrice.onNights', { count: bookings })}`
}
