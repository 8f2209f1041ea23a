'use client'

import { reading } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { ListFailed } from '../kit/list/list-states.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { loading } from '../kit/words.ts'
import { type Recorded, RecordPaymentDialog } from './record-payment-dialog.tsx'

const t = staffWords('folio')

type RecordForProps = { booking: Recorded; onClose: () => void; onDone: () => void }

/** Records money that staff have seen arrive for a booking whose folio is not open. */
export function RecordFor({ booking, onClose, onDone }: RecordForProps) {
  const { reference } = booking
  const folio = useAnswer(reading('GET folios/[reference]'), { reference }, null, {
    topics: ['bookings'],
  })
  if (folio.value) {
    return (
      <RecordPaymentDialog
        booking={booking}
        direction="received"
        folio={folio.value}
        onClose={onClose}
        onDone={onDone}
      />
    )
  }
  return (
    <Modal
      footer={<CancelButton onClick={onClose} />}
      onClose={onClose}
      title={t('record.payment')}
    >
      {folio.failed ? (
        <ListFailed className="" onRetry={folio.refresh} what="booking" />
      ) : (
        <p>{loading()}</p>
      )}
    </Modal>
  )
}
