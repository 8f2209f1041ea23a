'use client'

import { Button } from '#components/ui/button.tsx'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { EditForm } from '../kit/form/edit-form.tsx'
import { useLeave } from '../kit/form/use-leave.tsx'
import { Failure } from './failure.tsx'
import { PriceFields } from './price-fields.tsx'
import { SideDialog } from './side-panel.tsx'
import { useUsualPrices } from './use-usual-prices.ts'

type UsualPricesProps = {
  rooms: readonly WireRoom[]
  refresh: () => Promise<void>
  onClose: () => void
}

const formId = 'usual-prices'

/** Changes what a night of each room costs where no other rule fits. */
export function UsualPrices({ rooms, refresh, onClose }: UsualPricesProps) {
  const form = useUsualPrices(rooms, refresh, onClose)
  const { warning, leave } = useLeave(form.changed, onClose)
  return (
    <SideDialog
      about="Where no other line fits. Bookings keep their price."
      footer={
        <Button disabled={form.busy} form={formId} kind="secondary" size="small" type="submit">
          {form.busy ? 'Saving…' : 'Save'}
        </Button>
      }
      onClose={leave}
      title="Change the usual prices"
    >
      {warning}
      <EditForm
        className="grid gap-5"
        id={formId}
        onSave={() => void form.save()}
        tries={form.tries}
      >
        <Failure why={form.failure} />
        {rooms.map((room) => {
          const { id, name, gst_rate } = room
          return (
            <fieldset key={id}>
              <legend className="mb-1 font-semibold text-md">{name}</legend>
              <PriceFields
                error={form.errors[id]}
                gst={gst_rate}
                id={`usual-${id}`}
                onBase={(base) => form.typeBase(id, base)}
                onPrice={(price) => form.typePrice(id, price)}
                pair={form.pairOf(room)}
              />
            </fieldset>
          )
        })}
      </EditForm>
    </SideDialog>
  )
}
