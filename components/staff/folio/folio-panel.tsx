'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Folio } from '#lib/ledger/schema/folio.ts'
import type { WirePayment } from '#lib/payments/schema/payment.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { loading, rupees } from '../kit/words.ts'
import { BalanceCode } from './balance-code.tsx'
import { NightPrices } from './night-prices.tsx'
import { PaymentRow } from './payment-row.tsx'
import { RecordPaymentDialog } from './record-payment-dialog.tsx'
import { VoidDialog } from './void-dialog.tsx'
import { afterVoid, paymentFacts } from './words.ts'

const t = staffWords('folio')

type Over =
  | { dialog: 'record'; direction: WirePayment['direction'] }
  | { dialog: 'code' }
  | { dialog: 'void'; payment: WirePayment }

// The search also has facts of the booking, only to be asked again when they change.
const fetchFolio = ({ reference }: { reference: string }, asking: Asking) =>
  call('GET folios/[reference]', { params: { reference }, ...asking })

function voidPayment({ id }: WirePayment, reason: string) {
  return call('POST payments/[id]/void', { params: { id }, json: { reason } })
}

/** The money of a booking: its sums, every payment with what can be done about it, and ways to take another. */
export function FolioPanel({ booking }: { booking: StaffBooking }) {
  const { reference } = booking
  // Whatever changes about the booking's money changes one of these, too.
  const { status, paid, checking, balance } = booking
  const search = { reference, version: JSON.stringify([status, paid, checking, balance]) }
  const { value, failed, refresh } = useAnswer(fetchFolio, search, null, { topics: ['bookings'] })
  const [over, setOver] = useState<Over | null>(null)
  const folio = value?.reference === reference ? value : null
  const leave = () => setOver(null)
  const done = () => {
    leave()
    void refresh()
  }
  return (
    <>
      {folio && <NightPrices folio={folio} />}
      <section aria-label={t('panel.name')} className="border-edge border-t pt-4">
        <h3 className="font-semibold">{t('panel.title')}</h3>
        <LiveWords className="mt-2 text-ink-2 text-xs">
          {!folio && (failed ? t('panel.notLoaded') : loading())}
        </LiveWords>
        {folio && (
          <>
            {folio.payments.length > 0 && (
              <ul
                aria-label={t('panel.title')}
                className="mt-2 divide-y divide-rule border-rule border-b"
              >
                {folio.payments.map((payment) => (
                  <PaymentRow
                    booking={booking}
                    key={payment.id}
                    onVerified={refresh}
                    onVoid={() => setOver({ dialog: 'void', payment })}
                    payment={payment}
                    withBooking={status === 'pending'}
                  />
                ))}
              </ul>
            )}
            <Sums folio={folio} />
            <FolioActions folio={folio} onChoose={setOver} />
          </>
        )}
      </section>
      {folio && over?.dialog === 'record' && (
        <RecordPaymentDialog
          booking={booking}
          direction={over.direction}
          folio={folio}
          onClose={leave}
          onDone={done}
        />
      )}
      {folio && over?.dialog === 'code' && (
        <BalanceCode
          folio={folio}
          name={booking.full_name}
          onArrived={() => setOver({ dialog: 'record', direction: 'received' })}
          onClose={leave}
        />
      )}
      {folio && over?.dialog === 'void' && (
        <VoidDialog
          button={t('void.button')}
          onClose={leave}
          onVoid={(reason) => voidPayment(over.payment, reason).then(done)}
          title={t('void.title', { amount: rupees(over.payment.amount) })}
        >
          {paymentFacts(over.payment)}. {t('void.help')} {afterVoid(folio, over.payment)}
        </VoidDialog>
      )}
    </>
  )
}

function Sums({ folio }: { folio: Folio }) {
  const { total, paid, refunded, kept, balance } = folio
  const rows: [name: string, amount: number][] = [
    [t('sums.price'), total],
    [t('sums.received'), paid],
    ...(refunded > 0 ? [[t('sums.refunded'), refunded] as [string, number]] : []),
    ...(kept > 0 ? [[t('sums.kept'), kept] as [string, number]] : []),
    balance < 0 ? [t('sums.toRefund'), -balance] : [t('sums.owed'), balance],
  ]
  return (
    <dl className="num mt-2 flex flex-wrap gap-x-8 gap-y-2.5">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt className="text-ink-2 text-xs">{name}</dt>
          <dd className="font-medium text-md">{rupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

function FolioActions({ folio, onChoose }: { folio: Folio; onChoose: (over: Over) => void }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2.5">
      <Button
        kind="outline"
        onClick={() => onChoose({ dialog: 'record', direction: 'received' })}
        size="small"
      >
        {t('record.payment')}
      </Button>
      {folio.balance > 0 && (
        <Button kind="outline" onClick={() => onChoose({ dialog: 'code' })} size="small">
          {t('panel.code')}
        </Button>
      )}
      {folio.paid > folio.refunded && (
        <Button
          kind="outline"
          onClick={() => onChoose({ dialog: 'record', direction: 'refunded' })}
          size="small"
        >
          {t('record.refund')}
        </Button>
      )}
    </div>
  )
}
