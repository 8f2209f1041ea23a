'use client'

import { Calculator } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Tab, Tabs } from '../kit/tabs.tsx'
import { GuestPays } from './guest-pays.tsx'
import { OrderNote } from './who-wins.tsx'

const t = staffWords('rates')

const tabs = (): Tab[] => [
  { path: '/app/rates', name: t('tabs.names.calendar') },
  { path: '/app/rates/seasons', name: t('tabs.names.seasons') },
  { path: '/app/rates/extras', name: t('tabs.names.extras'), short: t('tabs.extrasShort') },
  { path: '/app/rates/history', name: t('tabs.names.history') },
]

/** The question what a guest would pay, on every part of the screen: how it is open, and how it is closed. */
type Asking = { isOpen: boolean; close: () => void }

const AskingContext = createContext<Asking>({ isOpen: false, close: () => undefined })

/** The parts of the rates' screen, with the question that each of them has. */
export function RatesFrame({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AskingContext value={{ isOpen, close: () => setOpen(false) }}>
      <div className="items-end gap-4 lg:mx-6 lg:mt-4 lg:flex xl:mx-8">
        <Tabs label={t('tabs.label')} tabs={tabs()} />
        <div className="max-lg:px-4 max-lg:pt-4">
          <Button
            aria-expanded={isOpen}
            className="!bg-card max-lg:w-full"
            kind="outline"
            onClick={() => setOpen(!isOpen)}
            size="small"
          >
            <Calculator aria-hidden="true" size={18} />
            {t('guestPays.title')}
          </Button>
        </div>
      </div>
      {children}
    </AskingContext>
  )
}

type RatesColumnsProps = {
  /** The part at the side: what is edited, or else what helps to understand. */
  side?: ReactNode
  /** True while something is edited there, which the question does not cover. */
  isEdited?: boolean
  children: ReactNode
}

/** A part of the rates' screen with what stands at its side, below it on a small window. The question takes that place. */
export function RatesColumns({
  side = <OrderNote />,
  isEdited = false,
  children,
}: RatesColumnsProps) {
  const { isOpen, close } = useContext(AskingContext)
  return (
    <div className="grid items-start gap-[18px] p-4 lg:grid-cols-[minmax(0,1fr)_316px] lg:p-6 xl:grid-cols-[minmax(0,1fr)_340px] xl:px-8">
      <div className="grid min-w-0 grid-cols-1 gap-[18px]">{children}</div>
      <div className="grid min-w-0 gap-[18px]">
        {isOpen && <GuestPays onClose={close} />}
        {(isEdited || !isOpen) && side}
      </div>
    </div>
  )
}
