'use client'

import { BedDouble, LogIn, LogOut, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DayList } from '#lib/desk/rules/day.ts'
import { useDesk } from './desk.ts'
import { Meals } from './meals.tsx'
import { StayList } from './stay-list.tsx'
import { asideOf, listName, stillIn } from './words.ts'

const icons: Record<DayList, LucideIcon> = { arriving: LogIn, in_house: BedDouble, leaving: LogOut }
const lists = Object.keys(icons) as DayList[]

/** The day on a large window: the meals, and under them three lists side by side. */
export function DayColumns({ plate }: { plate: ReactNode }) {
  const { today } = useDesk()
  return (
    <>
      <Meals today={today} />
      <div className="grid grid-cols-3 items-start gap-4 xl:gap-[18px]">
        {lists.map((list) => (
          <Column key={list} list={list} plate={plate} />
        ))}
      </div>
    </>
  )
}

function Column({ list, plate }: { list: DayList; plate: ReactNode }) {
  const { today } = useDesk()
  const Icon = icons[list]
  const id = `list-${list}`
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2.5">
      <div className="num flex items-center gap-2 px-1">
        <Icon aria-hidden="true" className="shrink-0 text-lake" size={20} />
        <h2 className="flex items-center gap-2 font-semibold text-md" id={id}>
          {listName(list, today)}
          <span className="rounded-full bg-[#e5dcc6] px-2.5 font-semibold text-sm">
            {stillIn(today, list)}
          </span>
        </h2>
        <span className="ms-auto text-ink-2 text-sm">{asideOf(today, list)}</span>
      </div>
      <StayList key={today.day} list={list} plate={plate} />
    </section>
  )
}
