'use client'

import { Download } from 'lucide-react'
import { Alert } from '#components/ui/alert.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { FileButton } from '#components/ui/file-button.tsx'
import { nightsFileUrl, type WrongCell } from '#lib/rates/client/excel.ts'
import type { Effect } from '#lib/rates/schema/days.ts'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { NothingDone } from '../kit/form/failed.tsx'
import { count } from '../kit/words.ts'
import { useNightFile } from './use-night-file.ts'
import type { RateUndo } from './use-rate-undo.ts'

type ExcelDialogProps = {
  room: { id: number; name: string }
  /** The year of the month that is shown. */
  year: number
  undo: RateUndo
  onClose: () => void
  onSaved: () => void
}

/** Takes a year of a room's nights to a spreadsheet and back, and says what that would do before it is done. */
export function ExcelDialog({ room, year, undo, onClose, onSaved }: ExcelDialogProps) {
  const { chosen, busy, choose, save } = useNightFile(room.id, undo, onSaved)
  const isReady = Boolean(chosen?.effect?.nights_changed)
  return (
    <Modal
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            aria-disabled={busy || undefined}
            disabled={!isReady}
            kind="secondary"
            onClick={() => void save()}
          >
            {isReady && chosen?.effect
              ? `Save ${count(chosen.effect.nights_changed, 'night')}`
              : 'Save'}
          </Button>
        </>
      }
      onClose={onClose}
      title={`${room.name} in Excel`}
    >
      <div className="grid gap-4">
        <p>
          One row per night of {year}: the guest’s price, the minimum stay and what is closed.
          Change what you like and bring the file back. Days that are over stay as they are.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <a
            className={buttonClass({ kind: 'outline', size: 'small' })}
            download
            href={nightsFileUrl({ room: room.id, year })}
          >
            <Download aria-hidden="true" size={18} />
            Download {year}
          </a>
          <FileButton accept=".xlsx,.xls,.csv" onChoose={choose}>
            {chosen ? 'Choose another file' : 'Bring a file back'}
          </FileButton>
        </div>
        <div aria-busy={busy} aria-live="polite" className="num grid gap-3">
          {chosen?.problem && (
            <Alert title={chosen.problem.text} tone="error">
              <NothingDone why={chosen.problem}>Nothing was changed.</NothingDone>
            </Alert>
          )}
          {chosen && chosen.wrong.length > 0 && <WrongCells cells={chosen.wrong} />}
          {chosen?.effect && (
            <p className="font-medium">{effectWords(chosen.file, chosen.effect)}</p>
          )}
        </div>
      </div>
    </Modal>
  )
}

function WrongCells({ cells }: { cells: readonly WrongCell[] }) {
  return (
    <ul className="list-disc ps-5 text-sm">
      {cells.map(({ row, column, message }) => (
        <li key={`${row} ${column}`}>
          Row {row}, {column}: {message}
        </li>
      ))}
    </ul>
  )
}

function effectWords({ name }: File, { nights_changed: nights, bookings }: Effect): string {
  if (nights === 0) return `${name} changes nothing.`
  const kept = bookings === 0 ? '' : ` ${count(bookings, 'booking')} on them keep their price.`
  return `${name} changes ${count(nights, 'night')}.${kept}`
}
