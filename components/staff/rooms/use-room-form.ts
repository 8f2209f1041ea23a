'use client'

import { useState } from 'react'
import { property } from '#lib/property.ts'
import { type RoomForm, saveRoom } from '#lib/rooms/client.ts'
import { baseProblem, gstProblem, maxUnits, parsePercent } from '#lib/rooms/rules.ts'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { parseRupees } from '#lib/shared/money.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { asStaff } from '../as-staff.ts'

export type RoomFields = Pick<
  RoomForm,
  'name' | 'base_rate' | 'gst_rate' | 'units' | 'description' | 'image' | 'remove_image'
>
type Problems = Partial<Record<keyof RoomFields, string>>

/** What keeps a room from being saved; `theirs` is the room as somebody else has made it meanwhile. */
type Trouble = { title: string; text: string; theirs?: WireRoom }

const newRoom: RoomFields = {
  name: '',
  base_rate: '',
  gst_rate: String(property.gstPercent),
  units: '1',
  description: '',
}

/** The fields of a room as the form holds them. */
function fieldsOf(room: WireRoom | null): RoomFields {
  if (!room) return newRoom
  return {
    name: room.name,
    base_rate: room.base_rate.toFixed(2),
    gst_rate: String(room.gst_rate),
    units: String(room.units),
    description: room.description,
  }
}

/** The form of a room, new or known, from the first letter to the saved room. */
export function useRoomForm(room: WireRoom | null, onSaved: (room: WireRoom) => void) {
  const [seen, setSeen] = useState(room)
  const [fields, setFields] = useState(() => fieldsOf(room))
  const [problems, setProblems] = useState<Problems>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [share, setShare] = useState<number | null>(null)

  const send = async (version: number | undefined) => {
    setTrouble(null)
    setShare(0)
    try {
      const form = { ...fields, id: seen?.id, version }
      onSaved(await asStaff(saveRoom(form, setShare)))
    } catch (error) {
      setProblems(error instanceof Refusal ? (error.detail.errors ?? {}) : {})
      setTrouble(troubleOf(error))
    }
    setShare(null)
  }
  return {
    seen,
    fields,
    problems,
    trouble,
    /** The share of the form that has been sent; null while nothing is. */
    share,
    dirty: JSON.stringify(fields) !== JSON.stringify(fieldsOf(seen)) || fields.image !== undefined,
    change: (changes: Partial<RoomFields>) => {
      setFields((before) => ({ ...before, ...changes }))
      setProblems((before) => without(before, Object.keys(changes)))
    },
    /** Saves what was typed; answers the field that has to be mended first, if there is one. */
    save: async (): Promise<string | undefined> => {
      const found = problemsOf(fields)
      setProblems(found)
      const [first] = Object.keys(found)
      if (!first) await send(seen?.version)
      return first
    },
    /** Saves over what somebody else has made of the room, now that it has been seen. */
    saveOver: (theirs: WireRoom) => {
      setSeen(theirs)
      return send(theirs.version)
    },
    /** Gives up what was typed for what somebody else has made of the room. */
    take: (theirs: WireRoom) => {
      setSeen(theirs)
      setFields(fieldsOf(theirs))
      setProblems({})
      setTrouble(null)
    },
  }
}

export type RoomFormState = ReturnType<typeof useRoomForm>

function without(problems: Problems, names: string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)))
}

function problemsOf({ name, base_rate, gst_rate, units }: RoomFields): Problems {
  const base = baseProblem(parseRupees(base_rate))
  const gst = gst_rate ? gstProblem(parsePercent(gst_rate)) : null
  const whole = /^\d+$/.test(units) ? Number(units) : 0
  return {
    ...(!name.trim() && { name: 'Enter a name.' }),
    ...(base && { base_rate: base }),
    ...(gst && { gst_rate: gst }),
    ...((whole < 1 || whole > maxUnits) && {
      units: `Enter a whole number from 1 to ${maxUnits}.`,
    }),
  }
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Refusal)) {
    return { title: 'Failed', text: 'The server did not answer. What you typed is still here.' }
  }
  const theirs = error.code === 'changed_meanwhile' ? error.detail.data?.room : undefined
  return {
    title: error.message,
    text: 'Nothing was saved yet. What you typed is still here.',
    ...(theirs !== undefined && { theirs: theirs as WireRoom }),
  }
}
