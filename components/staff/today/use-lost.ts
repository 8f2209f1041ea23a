'use client'

import { useContext, useEffect, useState } from 'react'
import type { DeskToday, TodayStay } from '#lib/booking/schema/today.ts'
import { ToastContext } from '../toast.ts'

/**
 * Returns a function that tells of a press on a stay that got no answer. The message goes once the day shows the stay in
 * another way than it was pressed: by then everybody sees what is true.
 */
export function useLost(day: DeskToday): (pressed: TodayStay) => void {
  const { show, forget } = useContext(ToastContext)
  const [lost, setLost] = useState<readonly TodayStay[]>([])
  useEffect(() => {
    for (const stay of lost) if (isOther(stay, day)) forget(subjectOf(stay))
  }, [lost, day, forget])
  return (pressed) => {
    const text = `${pressed.full_name}: the server did not answer.`
    show({ tone: 'error', text, about: subjectOf(pressed) })
    setLost((all) => [...all.filter(({ id }) => id !== pressed.id), pressed])
  }
}

function subjectOf({ id }: TodayStay): string {
  return `lost ${id}`
}

function isOther(pressed: TodayStay, { arriving, in_house, leaving }: DeskToday): boolean {
  const now = [...arriving, ...in_house, ...leaving].find(({ id }) => id === pressed.id)
  if (!now) return false
  return now.progress !== pressed.progress || now.uncleaned_since !== pressed.uncleaned_since
}
